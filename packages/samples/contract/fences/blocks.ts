/** A part of an output that differs from run to run, and why. Exactly one of `pattern` and `order` is given. */
export interface VaryMark {
  /** Regular expression (flags `gmu`). With a capture group only the group varies, else the whole match. */
  pattern?: string;
  /** `lines`: the lines come in any order. */
  order?: 'lines';
  why: string;
}

/** A stretch of shown output that a vary mark covers; offsets in UTF-16 units. */
export interface VariedRange {
  start: number;
  end: number;
  why: string;
}

/** What a fence on a page says about the program file it shows. */
export interface ProgramBlock {
  kind: 'program';
  page: string;
  /** Line of the fence in the page's file, counted from 1. */
  line: number;
  lang: string;
  file: string;
  region?: string;
  /** Regions whose lines are folded in place. */
  fold: readonly string[];
  /** An earlier state of the file, in the same folder: what is new since then is marked. */
  since?: string;
  title?: string;
  /** The program that this file is an input of (`of=main.go`), or `session` when the page's sessions use it. */
  of?: string;
  showOutput: boolean;
  exit?: number;
  fails?: string;
  norun?: string;
  /** What remains of the meta string for the highlighter, such as `{1,3-4}`. */
  highlight: string;
}

/** One command of a session and what the terminal showed after it. */
export interface SessionStep {
  /** The command as typed, continuation lines joined by newlines, without prompts. */
  command: string;
  output: string;
}

export interface SessionBlock {
  kind: 'session';
  page: string;
  line: number;
  text: string;
  steps: SessionStep[];
  title?: string;
  /** The non-zero statuses of its commands, in order. */
  exits: number[];
  fails?: string;
  norun?: string;
}

/** A fence that is shown and declared not runnable, with its text in the page itself. */
export interface InertBlock {
  kind: 'inert';
  page: string;
  line: number;
  lang: string;
  text: string;
  norun: string;
}

export type Block = ProgramBlock | SessionBlock | InertBlock;

/** What the lock knows of one executed block. */
export interface Evidence {
  /** Hash of the executed text. */
  source: string;
  /** Hash of the recorded output. */
  output: string;
  /**
   * Hash of all that the repository decides about what the run prints (packages/samples/runner/units/inputs.ts): while it is the same,
   * the evidence holds without another run. Absent where an older version recorded it.
   */
  inputs?: string;
  /** Tool and version, such as `go 1.26.8`. */
  toolchain: string;
  /** Day of the recording, `YYYY-MM-DD`. */
  date: string;
}
