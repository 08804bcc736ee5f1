// Small synthesised sounds of wood, paper, a bell and a purr: each is a few tones and bursts of noise.

const LONGEST = 0.4; // seconds

/** A tone that falls from one pitch to another, or noise through a filter around a pitch. */
interface Voice {
  readonly kind: 'sine' | 'triangle' | 'noise';
  readonly from: number; // hertz
  readonly to?: number;
  readonly at?: number; // seconds after the start
  readonly long: number;
  readonly loud: number;
}

const SOUNDS = {
  tap: [{ kind: 'triangle', from: 620, to: 420, long: 0.05, loud: 0.25 }],
  paper: [
    { kind: 'noise', from: 2600, to: 4200, long: 0.12, loud: 0.5 },
    { kind: 'triangle', from: 300, to: 220, at: 0.09, long: 0.06, loud: 0.25 },
  ],
  slide: [
    { kind: 'noise', from: 500, to: 900, long: 0.3, loud: 0.7 },
    { kind: 'sine', from: 170, to: 90, at: 0.27, long: 0.11, loud: 0.9 },
  ],
  knock: [
    { kind: 'sine', from: 320, to: 170, long: 0.1, loud: 0.8 },
    { kind: 'noise', from: 1500, long: 0.03, loud: 0.3 },
  ],
  steps: [0, 0.13, 0.26].map((at) => ({ kind: 'sine', from: 260, to: 160, at, long: 0.07, loud: 0.5 }) as const),
  rustle: [0, 0.09, 0.19].map((at) => ({ kind: 'noise', from: 1800 + 3000 * at, long: 0.1, loud: 0.4 }) as const),
  bell: [
    { kind: 'sine', from: 1046, long: 0.4, loud: 0.45 },
    { kind: 'sine', from: 1568, at: 0.07, long: 0.33, loud: 0.3 },
  ],
  purr: Array.from(
    { length: 7 },
    (_, k) => ({ kind: 'noise', from: 140, at: 0.055 * k, long: 0.05, loud: 1.4 }) as const,
  ),
  meow: [
    { kind: 'triangle', from: 520, to: 760, long: 0.16, loud: 0.3 },
    { kind: 'triangle', from: 760, to: 430, at: 0.16, long: 0.2, loud: 0.3 },
  ],
  no: [
    { kind: 'sine', from: 190, to: 150, long: 0.09, loud: 0.6 },
    { kind: 'sine', from: 150, to: 120, at: 0.13, long: 0.1, loud: 0.6 },
  ],
  win: [523, 659, 784, 1046].map(
    (from, k) => ({ kind: 'triangle', from, at: 0.07 * k, long: 0.18, loud: 0.4 }) as const,
  ),
} satisfies Record<string, readonly Voice[]>;

export type Sound = keyof typeof SOUNDS;

let volume = 0;
let context: AudioContext | null = null;
let noiseBuffer: AudioBuffer | null = null;

/** How loud everything is, 0 to 1. */
export const setVolume = (to: number): void => void (volume = to);

/** Whether the browser lets this page play sounds. */
const mayPlay = (): boolean =>
  volume > 0 && navigator.userActivation?.hasBeenActive !== false && typeof AudioContext !== 'undefined';

/** Prepare the audio before the first sound: on a slow device that takes many frames. */
export function warmUp(): void {
  if (mayPlay()) noiseBuffer ??= whiteNoise((context ??= new AudioContext()));
}

/** Play a sound. */
export function play(sound: Sound): void {
  if (!mayPlay()) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const voice of SOUNDS[sound]) playVoice(context, voice);
}

/** Ring when somebody here is to play while the page is hidden. */
export function playTurn(): void {
  if (document.hidden) play('bell');
}

function playVoice(context: AudioContext, { kind, from, to = from, at = 0, long, loud }: Voice): void {
  const [start, end] = [context.currentTime + at, context.currentTime + Math.min(at + long, LONGEST)];
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud * volume * 0.5, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(context.destination);
  const source =
    kind === 'noise'
      ? noise(context, gain, [from, to], [start, end])
      : tone(context, gain, kind, [from, to], [start, end]);
  source.start(start);
  source.stop(end);
}

type Pair = readonly [number, number];

function tone(
  context: AudioContext,
  into: AudioNode,
  kind: OscillatorType,
  [from, to]: Pair,
  [start, end]: Pair,
): AudioScheduledSourceNode {
  const source = context.createOscillator();
  source.type = kind;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(into);
  return source;
}

function noise(context: AudioContext, into: AudioNode, [from, to]: Pair, [start, end]: Pair): AudioScheduledSourceNode {
  noiseBuffer ??= whiteNoise(context);
  const source = context.createBufferSource();
  source.buffer = noiseBuffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(filter).connect(into);
  return source;
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * LONGEST, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let k = 0; k < data.length; k++) data[k] = 2 * Math.random() - 1;
  return buffer;
}
