import type { CodeClasses } from '@groundwork/lib/codeRoles';
import type { ColourAnswer, ColourRequest, Grammar } from '../../shared/colourMessages';
import { programLimits } from '../../shared/limits';
import type { CodeLine } from './lines';

/** Milliseconds without a change before a text is read: the first time much has to be loaded and compiled. */
const quiet = { first: 1000, later: 100 } as const;

/** Colours the texts of a page. */
export interface Colours {
  classes: CodeClasses;
  /** Leaves the processor to a run that begins: how long it works is measured, and colours can wait. */
  pause(): void;
  isPaused(): boolean;
  /** How long to wait before asking, in milliseconds. */
  delay(): number;
  /** Reads a text and returns its lines in colour; undefined where they could not be had. */
  ask(text: string, grammar: Grammar): Promise<CodeLine[] | undefined>;
}

/**
 * Colours texts in a worker, one for the page: its grammars are compiled once.
 * @param address where the worker's script is
 */
export function createColours(address: string, classes: CodeClasses): Colours {
  let worker: Worker | undefined;
  let pausedUntil = 0;
  let lastId = 0;
  const waiting = new Map<number, (lines: CodeLine[] | undefined) => void>();

  const startWorker = (): Worker => {
    const started = new Worker(address, { name: 'colours' });
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
  };
  /** As the build does it: what looks as the code as a whole does has no look of its own (`rehypeHighlight.ts`). */
  const lineOf = (line: ColourAnswer['lines'][number]): CodeLine =>
    line.map(([text, role]) => {
      const look = role === undefined ? classes.plain : classes.roles[role];
      return [text, text.trim() === '' || look === classes.base ? '' : look];
    });

  return {
    classes,
    pause: () => void (pausedUntil = performance.now() + programLimits.busy + quiet.later),
    isPaused: () => performance.now() < pausedUntil,
    delay: () => Math.max(worker ? quiet.later : quiet.first, pausedUntil - performance.now()),
    ask: (text, grammar) =>
      new Promise((resolve) => {
        try {
          worker ??= startWorker();
          const id = ++lastId;
          waiting.set(id, resolve);
          worker.postMessage({ id, text, grammar } satisfies ColourRequest);
        } catch {
          resolve(undefined);
        }
      }),
  };
}
