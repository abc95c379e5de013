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

/**
 * Runs inside QuickJS before a program does: makes the part of Node's globals that samples use.
 * Bundled as a text of its own (`node/guestScript.ts`); never runs in the page.
 */
export function install(host: Host, args: readonly string[]): Guest {
  const ticks: (() => void)[] = [];
  const timers = createTimers(() => host.now());
  const stream = { write: (text: unknown) => (host.write(String(text)), true) };
  const process = {
    argv: ['node', ...args],
    stdout: stream,
    stderr: stream,
    nextTick: (call: (...values: unknown[]) => void, ...values: unknown[]) => void ticks.push(() => call(...values)),
    exit(status: unknown = 0): never {
      host.exit(Number(status));
      for (;;); // interrupted here; the program cannot catch it
    },
  };
  const globals = { console: createConsole((text) => host.write(text)), process, ...timers.globals };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });
  }
  Object.assign(Error, { prepareStackTrace });
  return {
    runTicks: () => {
      const had = ticks.length > 0;
      for (let tick = ticks.shift(); tick; tick = ticks.shift()) tick();
      return had;
    },
    untilDue: () => timers.untilDue(),
    runNext: () => timers.runNext(),
    describe: (error) => `Uncaught ${inspect(error)}`,
  };
}

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
