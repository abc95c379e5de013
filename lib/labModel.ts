import { defined } from './defined';

/** One moment of a run: what is drawn, and the sentence that says the same. */
export interface Frame<State> {
  readonly state: State;
  readonly text: string;
}

/**
 * What a lab's rules offer to the kit: a run that can be played, listed without JavaScript and shared as a link.
 * Everything is plain data: the same setup always gives the same frames.
 */
export interface LabModel<Setup, State> {
  /** The lab's folder name; it also names the lab's parameter in the page's address. */
  readonly name: string;
  /** What the reader meets first. */
  readonly initial: Setup;
  /** The frame shown first, an index into `trace(initial)`. */
  readonly startAt: number;
  /** All frames of a setup, at least one. Never throws for a setup that `decode` accepts. */
  trace(setup: Setup): readonly Frame<State>[];
  /** A short text for the address bar. */
  encode(setup: Setup): string;
  /** The setup that a text stands for, or null for anything that `encode` could not have written. */
  decode(text: string): Setup | null;
}

/** A question to answer before moving anything; `right` is computed by the model, never typed. */
export interface Prediction {
  readonly question: string;
  readonly choices: readonly string[];
  /** Index into `choices`. */
  readonly right: number;
  readonly because: string;
}

/** The frames of a run, with a last one that says so when it holds as many operations as the figure takes. */
export function closed<State>(
  frames: readonly Frame<State>[],
  operations: number,
  most: number,
): readonly Frame<State>[] {
  if (operations < most) return frames;
  const text = `This figure plays at most ${most} operations. “Start over” makes room for more.`;
  return [...frames, { text, state: defined(frames.at(-1), 'A first frame').state }];
}
