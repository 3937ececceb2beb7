import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sounds } from '../src/sound/sounds.ts';

let started = 0;

class Param {
    value = 0;
    setValueAtTime() {}
    linearRampToValueAtTime() {}
    exponentialRampToValueAtTime() {}
}
class Node {
    gain = new Param();
    frequency = new Param();
    Q = new Param();
    type = '';
    buffer: unknown;
    connect(next: unknown) {
        return next;
    }
    start() {
        started += 1;
    }
    stop() {}
}
class FakeAudio {
    currentTime = 0;
    sampleRate = 8000;
    state = 'running';
    destination = new Node();
    createGain = () => new Node();
    createOscillator = () => new Node();
    createBufferSource = () => new Node();
    createBiquadFilter = () => new Node();
    createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
    resume = () => Promise.resolve();
}

beforeEach(() => {
    started = 0;
    vi.resetModules();
    vi.stubGlobal('AudioContext', FakeAudio);
});
afterEach(() => vi.unstubAllGlobals());

it('is silent until the first tap', async () => {
    const player = await import('../src/sound/player.ts');
    const page = new EventTarget();
    player.unlock_on_first_tap(page);
    player.play('slap');
    expect(started).toBe(0);
    page.dispatchEvent(new Event('pointerdown'));
    player.play('slap');
    expect(started).toBe(sounds.slap.length);
});

it('does without WebAudio', async () => {
    vi.stubGlobal('AudioContext', undefined);
    const player = await import('../src/sound/player.ts');
    const page = new EventTarget();
    player.unlock_on_first_tap(page);
    page.dispatchEvent(new Event('keydown'));
    player.play('trophy');
    expect(started).toBe(0);
});

it('keeps every sound short', () => {
    for (const score of Object.values(sounds))
        for (const voice of score) expect(('at' in voice ? voice.at : 0) + voice.lasts).toBeLessThan(1);
});
