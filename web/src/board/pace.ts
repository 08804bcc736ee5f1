// How long animations take: at the chosen pace, and hardly any time where the system asks for reduced motion.

const QUICKEST = 120;
const still = matchMedia('(prefers-reduced-motion: reduce)');
let factor = 1;

/** Make every animation take so many times as long. */
export const setPace = (times: number): void => void (factor = times);

/** Whether the system asks for reduced motion. */
export const reducedMotion = (): boolean => still.matches;

/** A duration at the chosen pace. */
export const pace = (ms: number): number => (reducedMotion() ? Math.min(ms, QUICKEST) : ms * factor);
