// What somebody has chosen on this device: language, sounds, pace, and whether the tablet lies flat.

import { setPace } from '../../board/pace';
import { setVolume } from '../../shared/sounds';
import { read, write } from './storage';

const KEY = 'meowze.settings';
const PACES = { calm: 1.6, normal: 1, quick: 0.5 };

type Speed = keyof typeof PACES;
export const SPEEDS = Object.keys(PACES) as Speed[];

interface Settings {
  language: string; // empty: as the browser asks for
  sounds: boolean;
  volume: number; // 0 to 1
  speed: Speed;
  flat: boolean; // the tablet lies on the table between the players
  botsTalk: boolean; // bots say something now and then
}

const DEFAULTS: Settings = { language: '', sounds: true, volume: 0.6, speed: 'normal', flat: false, botsTalk: true };

export const settings: Settings = $state({ ...DEFAULTS, ...read<Partial<Settings>>(KEY, {}) });
apply();

/** Change some settings and keep them. */
export function choose(part: Partial<Settings>): void {
  Object.assign(settings, part);
  apply();
  write(KEY, settings);
}

/** Let the settings take effect. */
export function apply(): void {
  setPace(PACES[settings.speed] ?? 1);
  setVolume(settings.sounds ? settings.volume : 0);
}
