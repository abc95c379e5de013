import type { OtherBrowser } from '../../tools/check/machine/otherBrowsers';

/** What the checks ask of a browser, whichever protocol drives it. */
export interface Browser {
  /** Its name and version, as it tells them. */
  name: string;
  /** Loads an address and waits until its document is there. */
  goTo: (address: string) => Promise<void>;
  /** The value of an expression in the page. A promise is waited for. */
  value: <Value>(expression: string) => Promise<Value>;
  /** A real click in the middle of the first element that a selector finds. */
  click: (selector: string) => Promise<void>;
  /** Presses keys as on a keyboard, where the focus is: characters, or a key by its name. */
  press: (...keys: readonly (NamedKey | (string & {}))[]) => Promise<void>;
  /** What the page reported as errors since the browser was started; empty where the protocol does not tell. */
  problems: () => readonly string[];
  close: () => Promise<void>;
}

export type NamedKey = 'Escape' | 'Enter' | 'ArrowRight' | 'Home' | 'End';

/** A browser that may not be here, and how it is started. */
export interface BrowserKind extends OtherBrowser {
  start: (size: Size) => Promise<Browser>;
}

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Milliseconds for a browser to answer: four times what a busy machine of two cores took. */
export const startsWithin = 120_000;
