// How long things take: as somebody set it, and hardly any time where less motion is asked for.

const QUICKEST = 120;
const still = matchMedia('(prefers-reduced-motion: reduce)');
let factor = 1;

/** Let everything take so many times as long. */
export const setPace = (times: number): void => void (factor = times);

/** Whether somebody asked for less motion. */
export const calm = (): boolean => still.matches;

/** So many milliseconds at the pace that is set. */
export const pace = (ms: number): number => (calm() ? Math.min(ms, QUICKEST) : ms * factor);
