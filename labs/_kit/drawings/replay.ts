import type { Frame, LabModel } from '../../../lib/labModel';
import type { Lab } from '../useLab';

const isSame = (one: Frame<unknown> | undefined, other: Frame<unknown> | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.text === other.text &&
  JSON.stringify(one.state) === JSON.stringify(other.state);

/** The last frame until which two runs are the same; 0 where they differ from the start. */
export function lastShared(one: readonly Frame<unknown>[], other: readonly Frame<unknown>[]): number {
  const differs = one.findIndex((frame, index) => !isSame(frame, other[index]));
  return Math.max(0, (differs < 0 ? Math.min(one.length, other.length) : differs) - 1);
}

/** Another setup: what both runs have in common stays, and what differs is played. */
export function replay<Setup, State>(lab: Lab<Setup, State>, model: LabModel<Setup, State>, setup: Setup): void {
  const frames = model.trace(setup);
  const shared = Math.min(lastShared(lab.frames, frames), lab.position.at);
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    lab.replace(setup, Math.min(shared + 1, frames.length - 1));
    return;
  }
  lab.replace(setup, shared);
  if (shared < frames.length - 1) lab.move('toggle');
}
