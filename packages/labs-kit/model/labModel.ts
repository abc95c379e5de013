import { defined } from '@groundwork/lib/defined';
import type { Part } from './labSetup';

/** One moment of a run: what is drawn, and the sentence that says the same. */
export interface Frame<State> {
  readonly state: State;
  readonly text: string;
}

/** A lab's rules: a run that can be played, listed without JavaScript and shared as a link, all of it plain data. */
interface LabRules<Setup, State> {
  /** The lab's folder name; it also names the lab's parameter in the page's address. */
  readonly name: string;
  /** What can be chosen, and how it is written. */
  readonly setup: Part<Setup>;
  /** What the reader meets first. */
  readonly initial: Setup;
  /** The frame shown first, an index into `trace(initial)`. */
  readonly startAt: number;
  /** All frames of a setup, at least one; the same for the same setup. Never throws for a setup that `decode` gives. */
  trace(setup: Setup): readonly Frame<State>[];
}

/** What a lab offers to the kit. */
export interface LabModel<Setup, State> extends LabRules<Setup, State> {
  /** A short text for the address bar. */
  encode(setup: Setup): string;
  /** The setup that a text stands for, or null for anything that `encode` could not have written. */
  decode(text: string): Setup | null;
}

/** A lab from its rules: the schema of its setup writes and reads the address. */
export function defineLab<Setup, State>({
  renewed,
  ...lab
}: LabRules<Setup, State> & {
  /** What is written today for a text that the lab wrote in earlier years, and that may still be shared. */
  readonly renewed?: (text: string) => string;
}): LabModel<Setup, State> {
  const { setup } = lab;
  const shape = new RegExp(`^(?:${setup.pattern})$`);
  return {
    ...lab,
    encode: (value) => setup.write(value),
    decode(shared) {
      const text = renewed?.(shared) ?? shared;
      const value = shape.test(text) ? setup.read(text) : undefined;
      // One text for each setup: `07` is not a way to write 7.
      return value !== undefined && setup.write(value) === text ? value : null;
    },
  };
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
