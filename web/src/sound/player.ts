// Plays the scores through WebAudio. Silent until the first tap, as browsers and manners ask.
import { sounds, type SoundName, type Voice } from './sounds.ts';

let context: AudioContext | undefined;

export function unlock_on_first_tap(target: EventTarget = window): void {
    const unlock = () => {
        target.removeEventListener('pointerdown', unlock);
        target.removeEventListener('keydown', unlock);
        if (typeof AudioContext === 'undefined') return;
        context ??= new AudioContext();
        void context.resume();
    };
    target.addEventListener('pointerdown', unlock);
    target.addEventListener('keydown', unlock);
    // The first tap may have been on another screen.
    const activation = (navigator as { userActivation?: UserActivation }).userActivation;
    if (activation?.hasBeenActive) unlock();
}

export function play(name: SoundName): void {
    if (context === undefined || context.state !== 'running') return;
    for (const voice of sounds[name]) sing(context, voice);
}

function sing(audio: AudioContext, voice: Voice): void {
    const start = audio.currentTime + (voice.at ?? 0);
    const end = start + voice.lasts;
    const loudness = audio.createGain();
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(voice.loud, start + Math.min(0.008, voice.lasts / 4));
    loudness.gain.exponentialRampToValueAtTime(0.001, end);
    loudness.connect(audio.destination);

    const [source, pitch] =
        voice.wave === 'noise' ? noise(audio, voice, loudness) : tone(audio, voice.wave, loudness);
    pitch.setValueAtTime(voice.from, start);
    if (voice.to !== undefined) pitch.exponentialRampToValueAtTime(voice.to, end);
    source.start(start);
    source.stop(end);
}

function tone(
    audio: AudioContext,
    wave: OscillatorType,
    out: AudioNode,
): [AudioScheduledSourceNode, AudioParam] {
    const source = audio.createOscillator();
    source.type = wave;
    source.connect(out);
    return [source, source.frequency];
}

function noise(audio: AudioContext, voice: Voice, out: AudioNode): [AudioScheduledSourceNode, AudioParam] {
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * voice.lasts), audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
    const source = audio.createBufferSource();
    source.buffer = buffer;
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = 0.8;
    source.connect(filter).connect(out);
    return [source, filter.frequency];
}
