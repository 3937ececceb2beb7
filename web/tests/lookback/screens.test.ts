// The parts of looking back, rendered: what they say in words, and to whom.
import { render, screen, within } from '@testing-library/svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { Looking, usual_plan } from '../../src/lookback/looking.svelte.ts';
import { known_by_frame, xray_by_frame } from '../../src/lookback/story.ts';
import Choices from '../../src/screens/back/Choices.svelte';
import Curves from '../../src/screens/back/Curves.svelte';
import CurveWords from '../../src/screens/back/CurveWords.svelte';
import Luck from '../../src/screens/back/Luck.svelte';
import Progress from '../../src/screens/back/Progress.svelte';
import { words } from '../../src/words/words.svelte.ts';
import { report, sure } from './report.ts';

const mine = sure(report.seats[0]);
const you = { name: 'Anna', you: true };
const xray = xray_by_frame(report, 0, 4);
const known = known_by_frame(report, 0, 4);

beforeAll(async () => {
    await words.want('common', 'room', 'lookback', 'cards');
});

it('luck, the others and own choice stand as three numbers a seat, and as a sentence', () => {
    render(Luck, { report, names: ['Anna', 'Loki'], seat: 1 });
    const rows = screen.getAllByRole('listitem');
    expect(rows[0]?.textContent).toContain('You: luck −10, the others’ choices −20, your own −20.');
    expect(rows[1]?.textContent).toContain('Anna: luck +10');
});

it('what might have been done is told best first, with its doubt, and what was done is marked', () => {
    const deed = (action: { do: string }) => action.do;
    render(Choices, { decision: sure(mine.decisions?.[0]), move: 1, who: you, share: 0.5, deed });
    const choices = screen.getAllByRole('listitem').map((one) => one.textContent);
    expect(choices[0]).toMatch(/pass.*best.*Wins about 20 more games in 100, most likely 10 to 30\./s);
    expect(choices[1]).toMatch(/peek.*about as good.*from 10 fewer to 20 more/s);
    expect(choices[2]).toMatch(/you did this.*clearly worse.*Wins about 50\s% of the games/s);
    expect(choices[3]).toMatch(/clearly worse.*Costs about 20 games in 100, most likely 10 to 30\./s);
});

it('a curve is also words and a table, from which one goes to a move', () => {
    const go = vi.fn();
    render(CurveWords, { xray, known, told: (frame: number) => `told ${String(frame)}`, at: 1, go });
    expect(screen.getByText(/It begins at 55\s% and ends at 100\s%/)).toBeTruthy();
});

it('a curve says where one stands, with all cards and as one could know', () => {
    const { container } = render(Curves, { xray, known, seat: mine, who: you, at: 0, go: () => undefined });
    const caption = within(sure(container.querySelector('figcaption')));
    expect(caption.getByText('55 %')).toBeTruthy();
    expect(caption.getByText('50 %')).toBeTruthy();
    expect(container.querySelectorAll('path.very')).toHaveLength(1);
    expect(container.querySelectorAll('circle.good')).toHaveLength(1);
});

it('the work can be stopped', async () => {
    const worker = { postMessage: () => undefined, terminate: vi.fn(), onmessage: null, onerror: null };
    const looking = new Looking({ analyst: '', weights: '', build: '' }, '{}', usual_plan, () => worker);
    render(Progress, { looking });
    screen.getByRole('button', { name: 'Stop' }).click();
    expect(worker.terminate).toHaveBeenCalled();
    expect(await screen.findByRole('button', { name: 'Begin again' })).toBeTruthy();
});
