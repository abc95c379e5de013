import type { ElementContent } from 'hast';

/** A program that a page shows, as another plugin may look at it. */
export interface ShownSample {
  page: string;
  /** Path below the page's sample folder. */
  file: string;
  /** The whole program, without region markers. */
  text: string;
  /** All files of the page's sample folder. */
  files: readonly string[];
  /** Whether the recorded output stands below this fence; other fences of the program show parts of it. */
  showsOutput: boolean;
  /** Whether it is declared to end with a failure. */
  fails: boolean;
  options: SampleOptions;
}

/** What `samples.json` says about a program, as far as it matters outside the run. */
interface SampleOptions {
  args?: string[];
  stdin?: string;
  env?: Record<string, string>;
  flags?: string[];
  run?: string;
  /** Why the program's output in the browser differs from the recorded one, or cannot be had. */
  notInBrowser?: string;
  /** Height of the frame with the live result, in pixels. */
  frame?: number;
}

/** What another plugin adds to the figure of a program. */
export interface SampleExtras {
  /** Controls beside the copy button. */
  controls: ElementContent[];
  /** Whether a control reads the whole program from the page. */
  readsText?: boolean;
  /** Shown between the program and its output. */
  result: ElementContent[];
}

export type ExtrasOf = (sample: ShownSample) => SampleExtras;
