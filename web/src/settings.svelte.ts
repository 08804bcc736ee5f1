// What somebody has chosen on this device: language, sounds, pace, a tablet that lies flat. Nothing breaks where storage is barred.

import { setPace } from './board/pace';
import { setVolume } from './sounds';

const KEY = 'meowze.settings';
const PACES = { calm: 1.6, normal: 1, quick: 0.5 };

export type Speed = keyof typeof PACES;
export const SPEEDS = Object.keys(PACES) as Speed[];

export interface Settings {
  language: string; // empty: what the browser asks for
  sounds: boolean;
  volume: number; // 0 to 1
  speed: Speed;
  flat: boolean; // the tablet lies between the players
}

const USUAL: Settings = { language: '', sounds: true, volume: 0.6, speed: 'normal', flat: false };

export const settings: Settings = $state({ ...USUAL, ...kept() });
apply();

/** Change some settings, from now on and for the next time. */
export function choose(part: Partial<Settings>): void {
  Object.assign(settings, part);
  apply();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    return;
  }
}

function apply(): void {
  setPace(PACES[settings.speed] ?? 1);
  setVolume(settings.sounds ? settings.volume : 0);
}

function kept(): Partial<Settings> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings> | null) ?? {};
  } catch {
    return {};
  }
}
