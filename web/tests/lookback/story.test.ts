import { describe, expect, it } from 'vitest';
import {
    best_call,
    choices_of,
    costliest,
    decision_at,
    frame_after,
    known_by_frame,
    next_decision,
    shape_of,
    turning_point,
    xray_by_frame,
} from '../../src/lookback/story.ts';
import { report, sure } from './report.ts';

const mine = sure(report.seats[0]);

describe('a report by the frames of a replay', () => {
    it('places what was let go before the move that shows it, all else after', () => {
        expect(report.moments.map(frame_after)).toEqual([0, 1, 1, 2, 3]);
    });
    it('keeps the last point of a frame, and the latest where there is none', () => {
        expect(xray_by_frame(report, 0, 5)).toEqual([0.55, 0.52, 0.6, 1, 1]);
    });
    it('says nothing where nothing can be said', () => {
        const known = known_by_frame(report, 0, 4);
        expect(known.map((one) => one?.share ?? null)).toEqual([0.5, null, null, 1]);
        expect(known_by_frame(report, 1, 2)).toEqual([null, null]);
    });
});

describe('what a report tells', () => {
    it('the moment that decided it, as it was for the reader, else for whom it moved most', () => {
        expect(turning_point(report, 1)).toEqual({ frame: 3, seat: 1, before: 0.4, after: 0 });
        expect(turning_point(report, null)?.seat).toBe(0);
        expect(turning_point({ ...report, turningPoint: 0 }, 0)).toBeNull();
    });
    it('the call that brought most, and the choice that cost most', () => {
        const best = best_call(report, mine, () => 3);
        expect(best?.frame).toBe(3);
        expect(best?.gain).toBeCloseTo(0.4);
        expect(best_call(report, mine, () => null)).toBeNull();
        expect(costliest(mine)?.move).toBe(0);
        expect(costliest(sure(report.seats[1]))).toBeNull();
    });
    it('the choices, best first, by what can be said of each', () => {
        expect(choices_of(sure(mine.decisions?.[0])).map(({ how }) => how)).toEqual([
            'better',
            'alike',
            'done',
            'worse',
        ]);
    });
    it('from choice to choice', () => {
        expect(next_decision(mine, 0, 1)).toBe(2);
        expect(next_decision(mine, 2, 1)).toBeNull();
        expect(next_decision(mine, 2, -1)).toBe(0);
        expect(decision_at(mine, 2)?.word).toBe('fine');
        expect(decision_at(mine, 1)).toBeNull();
    });
    it('the shape of a curve; how it ended is neither its top nor its bottom', () => {
        const shape = shape_of([0.25, 0.5, 0.1, 0.4, 1]);
        expect([shape.high_at, shape.low_at, shape.fall_at, shape.rise_at]).toEqual([1, 2, 2, 4]);
        expect([shape.first, shape.last]).toEqual([0.25, 1]);
    });
});
