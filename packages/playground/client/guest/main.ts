import { inspect } from 'node-inspect-extracted';

import { guestFile } from '../../shared/guestFile';
import { createConsole } from './console';
import type { Guest, Host } from './host';
import { createTimers } from './timers';

/** One entry of a stack trace, as QuickJS hands it to `Error.prepareStackTrace`. */
interface Frame {
  getFunctionName(): string | null;
  getFileName(): string | null;
  getLineNumber(): number;
  getColumnNumber(): number;
}

/** The part of Node's `process` that is there. */
interface Process extends Record<string, unknown> {
  exitCode: unknown;
}

/**
 * Runs inside QuickJS before a program does: makes the part of Node's globals that samples use.
 * Bundled as a text of its own (`node/guestScript.ts`); never runs in the page.
 */
export function install(host: Host, args: readonly string[]): Guest {
  const ticks: (() => void)[] = [];
  const timers = createTimers(() => host.now());
  // Half of a pair of surrogates is no character: Node writes a sign for it, too.
  const write = (text: string): void => host.write(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
  const stream = { write: (text: unknown) => (write(String(text)), true) };
  const process: Process = {
    argv: ['node', ...args],
    stdout: stream,
    stderr: stream,
    nextTick: (call: (...values: unknown[]) => void, ...values: unknown[]) => void ticks.push(() => call(...values)),
    exitCode: undefined,
    exit(status: unknown = process.exitCode): never {
      host.exit(statusOf(status));
      for (;;); // interrupted here; the program cannot catch it
    },
  };
  const globals = { console: createConsole(write), process, ...timers.globals };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });
  }
  Object.assign(Error, { prepareStackTrace });
  return {
    attempt,
    runTicks: () =>
      attempt(() => {
        for (let tick = ticks.shift(); tick; tick = ticks.shift()) tick();
      }),
    untilDue: () => timers.untilDue(),
    runNext: () => {
      let had = false;
      return attempt(() => (had = timers.runNext())) ?? had;
    },
    exitCode: () => statusOf(process.exitCode),
    describe: (error) => `Uncaught ${inspect(error)}`,
    describeRejection: (reason) =>
      reason instanceof Error
        ? `Uncaught ${inspect(reason)}`
        : `Uncaught UnhandledPromiseRejection: a promise was rejected with ${inspect(reason)}, and nothing handled it`,
  };
}

/** Calls it; returns what it threw in a list of one, because anything can be thrown: `undefined`, too. */
function attempt(does: () => void): [unknown] | undefined {
  try {
    does();
    return undefined;
  } catch (error) {
    return [error];
  }
}

const statusOf = (code: unknown): number => Number(code ?? 0) & 255;

/** The stack as Node writes it, without the frames of this file. */
function prepareStackTrace(error: Error, frames: readonly Frame[]): string {
  const own = frames.filter((frame) => frame.getFileName() !== null && frame.getFileName() !== guestFile);
  const heading = error.message ? `${error.name}: ${error.message}` : error.name;
  return [heading, ...own.map((frame) => `    at ${placeOf(error, frame)}`)].join('\n');
}

function placeOf(error: Error, frame: Frame): string {
  // QuickJS knows the line of a syntax error, but not its column.
  const column = error instanceof SyntaxError ? '' : `:${frame.getColumnNumber()}`;
  const place = `${frame.getFileName()}:${frame.getLineNumber()}${column}`;
  const name = frame.getFunctionName();
  return name && name !== '<eval>' ? `${name} (${place})` : place;
}
