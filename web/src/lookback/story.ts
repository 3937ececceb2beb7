// What a report tells, read out of it: curves by the frames of a replay, the moment that decided the game, the best call and
// the costliest choice. Shares of the win, from 0 to 1.
import type { Call, Decision, Known, Moment, Report, SeatReport } from './report.ts';

// The frame of a replay after a moment; frame 0 is the deal, and what was let go went before the move it is told with.
export function frame_after({ what, move }: Pick<Moment, 'what' | 'move'>): number {
    if (move === undefined) return 0;
    return what === 'silence' ? move : move + 1;
}

// Where one stands when a decision is to be made.
export const frame_before = (decision: Decision): number => decision.move ?? 0;

// A seat's chance with all cards known, after each frame.
export function xray_by_frame(report: Report, seat: number, frames: number): number[] {
    const fair = 1 / report.players;
    const found: (number | undefined)[] = Array.from({ length: frames });
    for (const moment of report.moments) found[frame_after(moment)] = moment.xray[seat];
    let latest = fair;
    return found.map((one) => (latest = one ?? latest));
}

export interface Thought {
    // None: cannot say.
    readonly share: number | null;
    readonly low: number;
    readonly high: number;
    readonly worlds: number;
}

// The same as the seat could know it; before its first point it has not been looked at yet.
export function known_by_frame(report: Report, seat: number, frames: number): (Thought | null)[] {
    const found: (Thought | undefined)[] = Array.from({ length: frames });
    for (const known of report.seats[seat]?.known ?? []) {
        const moment = report.moments[known.moment];
        if (moment !== undefined) found[frame_after(moment)] = thought(known);
    }
    let latest: Thought | null = null;
    return found.map((one) => (latest = one ?? latest));
}

function thought({ share, interval, worlds }: Known): Thought {
    return { share, low: interval?.[0] ?? 0, high: interval?.[1] ?? 1, worlds };
}

const next_to_nothing = 0.05;

export interface Turn {
    readonly frame: number;
    readonly seat: number;
    readonly before: number;
    readonly after: number;
}

// The step that moved the game most, as it was for this seat; for a spectator, and where it was next to nothing for this
// seat, for whom it moved most.
export function turning_point(report: Report, seat: number | null): Turn | null {
    const at = report.turningPoint;
    const moment = report.moments[at];
    if (moment === undefined || at === 0) return null;
    const before = report.moments[at - 1]?.xray ?? [];
    const moved = (one: number) => Math.abs((moment.xray[one] ?? 0) - (before[one] ?? 0));
    const seats = report.seats.map((one) => one.seat);
    const most = seats.reduce((found, one) => (moved(one) > moved(found) ? one : found), 0);
    const whose = seat !== null && moved(seat) >= next_to_nothing ? seat : most;
    return {
        frame: frame_after(moment),
        seat: whose,
        before: before[whose] ?? 0,
        after: moment.xray[whose] ?? 0,
    };
}

// What a step at this frame did to a seat, all cards known.
export function gain_at(report: Report, seat: number, frame: number): number {
    const curve = xray_by_frame(report, seat, frame + 1);
    return (curve[frame] ?? 0) - (curve[frame - 1] ?? 1 / report.players);
}

export interface BestCall {
    readonly call: Call;
    // After the challenge.
    readonly frame: number;
    readonly gain: number;
}

// Of the calls that were right, the one that brought most. `called_at`: the frame after the challenge of a card that was
// laid by a move.
export function best_call(
    report: Report,
    seat: SeatReport,
    called_at: (laid: number) => number | null,
): BestCall | null {
    let best: BestCall | null = null;
    for (const call of seat.calls ?? []) {
        const frame = call.caught === true ? called_at(call.move) : null;
        if (frame === null) continue;
        const gain = gain_at(report, seat.seat, frame);
        if (best === null || gain > best.gain) best = { call, frame, gain };
    }
    return best;
}

// The choice of which it can be said that it cost most.
export function costliest(seat: SeatReport): Decision | null {
    const told = (seat.decisions ?? []).filter(({ word }) => word === 'costly' || word === 'doubtful');
    return told.reduce<Decision | null>(
        (most, one) => (most === null || one.cost > most.cost ? one : most),
        null,
    );
}

// What might have been done, best first; what was done has no gain.
export interface Choice {
    readonly action: Decision['action'];
    readonly done: boolean;
    readonly chance: number;
    readonly gain: number;
    readonly low: number;
    readonly high: number;
    readonly how: 'done' | 'better' | 'worse' | 'alike';
}

export function choices_of(decision: Decision): Choice[] {
    const { action, chance } = decision;
    const done: Choice = { action, done: true, chance, gain: 0, low: 0, high: 0, how: 'done' };
    const others = decision.others.map(({ action, chance, gain, interval: [low, high] }): Choice => {
        const how = low > 0 ? 'better' : high < 0 ? 'worse' : 'alike';
        return { action, done: false, chance, gain, low, high, how };
    });
    return [done, ...others].sort((a, b) => b.gain - a.gain);
}

// The next of one's own decisions in this direction; none: there is no more.
export function next_decision(seat: SeatReport, at: number, step: 1 | -1): number | null {
    const frames = (seat.decisions ?? []).map(frame_before).sort((a, b) => a - b);
    return (step === 1 ? frames.find((one) => one > at) : frames.findLast((one) => one < at)) ?? null;
}

export function decision_at(seat: SeatReport, at: number): Decision | null {
    const here = (seat.decisions ?? []).filter((one) => frame_before(one) === at);
    return here.reduce<Decision | null>((most, one) => (most && most.cost >= one.cost ? most : one), null);
}

// A curve in words: where it was highest and lowest, and where it fell and rose most.
export interface Shape {
    readonly first: number;
    readonly last: number;
    readonly high: number;
    readonly high_at: number;
    readonly low: number;
    readonly low_at: number;
    readonly fall: number;
    readonly fall_at: number;
    readonly rise: number;
    readonly rise_at: number;
}

export function shape_of(curve: readonly number[]): Shape {
    const last = curve.length - 1;
    const inner = curve.slice(0, Math.max(1, last));
    const steps = curve.map((one, i) => (i === 0 ? 0 : one - (curve[i - 1] ?? one)));
    const [high, low] = [Math.max(...inner), Math.min(...inner)];
    const [rise, fall] = [Math.max(...steps), Math.min(...steps)];
    return {
        first: curve[0] ?? 0,
        last: curve[last] ?? 0,
        high,
        high_at: inner.indexOf(high),
        low,
        low_at: inner.indexOf(low),
        fall,
        fall_at: steps.indexOf(fall),
        rise,
        rise_at: steps.indexOf(rise),
    };
}
