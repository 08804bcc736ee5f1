import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { play, playTurn, setVolume } from './sounds';

const stops: number[] = [];
const param = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };

/** An audio device that only notes when each sound ends. */
class Audio {
  currentTime = 0;
  sampleRate = 100;
  state = 'running';
  destination = {};
  private node = () => ({
    gain: param,
    frequency: param,
    connect: (to: unknown) => to,
    start() {},
    stop: (at: number) => stops.push(at),
  });
  createGain = this.node;
  createOscillator = this.node;
  createBiquadFilter = this.node;
  createBufferSource = this.node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
}

beforeEach(() => {
  stops.length = 0;
  vi.stubGlobal('AudioContext', Audio);
});
afterEach(() => vi.unstubAllGlobals());

it('is silent when switched off', () => {
  setVolume(0);
  play('bell');
  expect(stops).toEqual([]);
});

it('makes every sound in less than half a second', () => {
  setVolume(0.5);
  for (const sound of [
    'tap',
    'paper',
    'slide',
    'knock',
    'steps',
    'rustle',
    'bell',
    'purr',
    'meow',
    'no',
    'win',
  ] as const) {
    stops.length = 0;
    play(sound);
    expect(stops.length, sound).toBeGreaterThan(0);
    expect(Math.max(...stops), sound).toBeLessThanOrEqual(0.4);
  }
});

it('rings for the next turn only where nobody looks', () => {
  setVolume(0.5);
  playTurn();
  expect(stops).toEqual([]);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  playTurn();
  expect(stops.length).toBeGreaterThan(0);
});

it('is warmed up once, and then plays on the same device', async () => {
  vi.resetModules();
  const made = vi.fn();
  vi.stubGlobal(
    'AudioContext',
    class extends Audio {
      made = made();
    },
  );
  const fresh = await import('./sounds');
  fresh.setVolume(0);
  fresh.warmUp();
  expect(made).not.toHaveBeenCalled();
  fresh.setVolume(0.5);
  fresh.warmUp();
  fresh.play('slide');
  expect(made).toHaveBeenCalledOnce();
  expect(stops.length).toBeGreaterThan(0);
});
