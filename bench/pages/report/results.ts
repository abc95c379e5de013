import type { Runs } from './figures';

/** Everything that a bench measured. */
export interface Results {
  about: {
    date: string;
    command: string;
    node: string;
    chromium: string | null;
    processor: string;
    /** Load of the machine over a minute, before and after. */
    load: [number, number];
    /** Of the notes at each size: how many are written, and how many generated from those. */
    notes: { pages: number; written: number; generated: number }[];
    /** The addresses of the visited notes; null where nothing was visited. */
    first: string | null;
    second: string | null;
  };
  visits: { setting: string; about: string; runs: Runs }[];
  builds: { pages: number; runs: Runs }[];
  /** Seconds that precompressing the site of the visits took, which no build has in it. */
  compression: Record<string, number>;
}
