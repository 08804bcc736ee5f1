// What somebody has chosen on this device: language, sounds, pace, size of text, day or night, a tablet that lies flat.

import { setPace } from '../../board/pace';
import { setVolume } from '../../shared/sounds';
import { read, write } from './storage';

const KEY = 'meowze.settings';
const PACES = { calm: 1.6, normal: 1, quick: 0.5 };

type Speed = keyof typeof PACES;
export const SPEEDS = Object.keys(PACES) as Speed[];
export const TEXT_SIZES = [1, 1.15, 1.3, 1.5] as const;
export const LIGHTS = ['day', 'night', 'system'] as const;

interface Settings {
  language: string; // empty: as the browser asks for
  sounds: boolean;
  volume: number; // 0 to 1
  speed: Speed;
  textSize: (typeof TEXT_SIZES)[number];
  light: (typeof LIGHTS)[number];
  flat: boolean; // the tablet lies on the table between the players
  botsTalk: boolean; // bots say something now and then
}

const DEFAULTS: Settings = {
  language: '',
  sounds: true,
  volume: 0.6,
  speed: 'normal',
  textSize: 1,
  light: 'system',
  flat: false,
  botsTalk: true,
};
const dark = matchMedia('(prefers-color-scheme: dark)');

export const settings: Settings = $state({ ...DEFAULTS, ...read<Partial<Settings>>(KEY, {}) });
apply();
dark.addEventListener('change', apply);

/** Change some settings and keep them. */
export function choose(part: Partial<Settings>): void {
  Object.assign(settings, part);
  apply();
  write(KEY, settings);
}

/** Let the settings take effect; the styles read what stands at the root of the page. */
export function apply(): void {
  const { speed, sounds, volume, light, textSize } = settings;
  const root = document.documentElement;
  setPace(PACES[speed] ?? 1);
  setVolume(sounds ? volume : 0);
  root.dataset.motion = speed;
  root.dataset.light = light === 'night' || (light === 'system' && dark.matches) ? 'night' : 'day';
  root.style.setProperty('--text-size', String(textSize));
}
