import files from '@generated/playground/files.json';
import classes from '@generated/code-classes.json';

import type { ColourAnswer, ColourRequest, Grammar } from '../../shared/colourMessages';
import { programLimits } from '../../shared/limits';
import type { Line } from './lines';

/** One for the page: its grammars are compiled once. */
let worker: Worker | undefined;
/** Milliseconds without a change before a text is read: the first time much has to be loaded and compiled. */
const quiet = { first: 1000, later: 100 } as const;
let pausedUntil = 0;

/** Leaves the processor to a run that begins: how long it works is measured, and colours can wait. */
export const pauseColours = (): void => void (pausedUntil = performance.now() + programLimits.busy + quiet.later);

export const isPaused = (): boolean => performance.now() < pausedUntil;

/** How long to wait before asking, in milliseconds. */
export const waitForColours = (): number =>
  Math.max(worker ? quiet.later : quiet.first, pausedUntil - performance.now());
let lastId = 0;
const waiting = new Map<number, (lines: Line[] | undefined) => void>();

/** Reads a text in a worker and returns its lines in colour; undefined where it could not be had. */
export function askColours(text: string, grammar: Grammar): Promise<Line[] | undefined> {
  return new Promise((resolve) => {
    try {
      worker ??= startWorker();
      const id = ++lastId;
      waiting.set(id, resolve);
      worker.postMessage({ id, text, grammar } satisfies ColourRequest);
    } catch {
      resolve(undefined);
    }
  });
}

function startWorker(): Worker {
  const started = new Worker(files.colours, { name: 'colours' });
  started.onmessage = ({ data: { id, lines } }: MessageEvent<ColourAnswer>) => {
    waiting.get(id)?.(lines.map(lineOf));
    waiting.delete(id);
  };
  // The text stays as it is; the next change asks again.
  started.onerror = (event) => {
    event.preventDefault();
    worker = undefined;
    for (const resolve of waiting.values()) resolve(undefined);
    waiting.clear();
  };
  return started;
}

/** As the build does it: what looks as the code as a whole does has no look of its own (`rehypeHighlight.ts`). */
const lineOf = (line: ColourAnswer['lines'][number]): Line =>
  line.map(([text, role]) => {
    const look = role === undefined ? classes.plain : classes.roles[role];
    return [text, text.trim() === '' || look === classes.base ? '' : look];
  });
