import { EvalFlags, JSException, QuickJS, type JSValueHandle } from 'quickjs-wasi';

import { programLimits } from '../../shared/limits';
import type { Ended, RunRequest } from '../../shared/runMessages';
import type { Surroundings } from './machine';
import { Output } from './output';
import { createWorld, type World } from './world';

const memoryBytes = programLimits.memory * 1024 * 1024;

/**
 * QuickJS measures its own stack; the engine around it must have room for about three times as much, and for more until
 * it has compiled QuickJS a second time, for speed: with 192 KiB, one deep recursion in seven met the end of its stack.
 */
const stackBytes = 128 * 1024;

/** The status of Node where a module waits at its top for what never comes. */
const unsettledStatus = 13;

interface Parts {
  /** QuickJS, compiled. */
  wasm: WebAssembly.Module;
  /** Text of `guest/main.ts`, bundled into one expression. */
  guest: string;
}

/** Runs a JavaScript program in a QuickJS of its own, until nothing waits any more. */
export async function runJavaScript(request: RunRequest, parts: Parts, surroundings: Surroundings): Promise<Ended> {
  const rejections = new Rejections();
  // QuickJS asks while the program's world is made, too, which is before there is a program.
  const asked: { program?: Program } = {};
  const vm = await QuickJS.create({
    wasm: parts.wasm,
    memoryLimit: memoryBytes,
    maxStackSize: stackBytes,
    interruptHandler: () => asked.program?.interruption() !== undefined,
    onUnhandledRejection: (promise, reason, isHandled) => rejections.mark(promise, reason, isHandled),
  });
  asked.program = new Program(vm, request, parts.guest, surroundings, rejections);
  return asked.program.run();
}

interface Rejection {
  promise: JSValueHandle;
  reason: JSValueHandle;
}

/** The promises that were rejected and that nothing handles yet, in their order. */
class Rejections {
  private readonly waiting = new Map<number, Rejection>();

  /** Takes what QuickJS tells: a rejection without a handler, or the handler that one gets after all. */
  mark(promise: JSValueHandle, reason: JSValueHandle, isHandled: boolean): void {
    // Both are kept: a promise that is gone could leave its number to another.
    if (!isHandled) {
      this.waiting.set(promise.identity, { promise: promise.dup(), reason: reason.dup() });
      return;
    }
    const held = this.waiting.get(promise.identity);
    this.waiting.delete(promise.identity);
    held?.promise.dispose();
    held?.reason.dispose();
  }

  get first(): Rejection | undefined {
    return this.waiting.values().next().value;
  }
}

/** Ends the run from within; carries how it ended. */
class Over extends Error {
  constructor(readonly ended: Ended) {
    super(ended.ending);
  }
}

const endedWith = (status: number): Ended => (status === 0 ? { ending: 'finished' } : { ending: 'error', status });

class Program {
  private readonly output: Output;
  private readonly world: World;
  private exited: Ended | undefined;

  constructor(
    private readonly vm: QuickJS,
    private readonly request: RunRequest,
    guest: string,
    private readonly surroundings: Surroundings,
    private readonly rejections: Rejections,
  ) {
    this.output = new Output((text) => surroundings.print(text));
    this.world = createWorld(vm, guest, [request.file, ...request.args], {
      write: (text) => (this.exited ? undefined : this.output.write(text)),
      exit: (status) => (this.exited ??= endedWith(status)),
    });
  }

  async run(): Promise<Ended> {
    try {
      const main = await this.untilNothingWaits();
      if (main?.promiseState === 0) this.output.write('Warning: Detected unsettled top-level await\n');
      const status = this.world.exitCode() || (main?.promiseState === 0 ? unsettledStatus : 0);
      return this.interruption() ?? endedWith(status);
    } catch (error) {
      return this.endedBy(error);
    } finally {
      this.output.flush();
    }
  }

  /** Why the program is to pause now and for good; undefined while it may go on. */
  interruption(): Ended | undefined {
    if (this.exited) return this.exited;
    if (this.output.isFull) return { ending: 'output' };
    return this.surroundings.isOver?.() ? { ending: 'time' } : undefined;
  }

  /** Returns the promise that a module is. */
  private async untilNothingWaits(): Promise<JSValueHandle | undefined> {
    const main = this.work(() => this.start());
    for (let wait = this.world.untilDue(); wait >= 0; wait = this.world.untilDue()) {
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      this.work(() => this.runDue(main));
    }
    return main;
  }

  /** Does a stretch of work and says so, because only work is limited. */
  private work<Result>(stretch: () => Result): Result {
    this.surroundings.onBusy?.();
    try {
      return stretch();
    } finally {
      this.output.flush();
      this.surroundings.onIdle?.();
    }
  }

  /** Evaluates the program; returns the promise that a module is. */
  private start(): JSValueHandle | undefined {
    const { kind, text, file } = this.request;
    if (kind === 'script') {
      // Node runs a classic script in a function of its own; on one line, so that line numbers stay.
      const script = this.vm.evalCode(`(function () {${text}\n})`, file);
      this.throwIfAny(this.world.attempt(script));
      this.drain(undefined);
      return undefined;
    }
    const main = this.vm.evalCode(text, file, EvalFlags.TYPE_MODULE);
    // After a module come its promises, after a script the ticks: Node evaluates a module in a promise.
    this.vm.executePendingJobs();
    this.drain(main);
    return main;
  }

  private runDue(main: JSValueHandle | undefined): void {
    for (;;) {
      const called = this.world.runNext();
      if (called === false) return;
      if (called !== true) this.throwIfAny(called);
      this.drain(main);
    }
  }

  /** Lets everything run that comes before the next timer, ticks first, then promises; then nothing may be unhandled. */
  private drain(main: JSValueHandle | undefined): void {
    do this.throwIfAny(this.world.runTicks());
    while (this.vm.executePendingJobs() > 0);
    const rejected = this.rejections.first;
    if (rejected)
      this.fail(rejected.reason, rejected.promise.identity === main?.identity ? 'describe' : 'describeRejection');
  }

  private throwIfAny(error: JSValueHandle | undefined): void {
    if (error) this.fail(error, 'describe');
  }

  /** Prints an error that nothing caught, and ends the run. */
  private fail(error: JSValueHandle, describe: 'describe' | 'describeRejection'): never {
    if (isOfMemory(error)) throw new Over({ ending: 'memory' });
    const interruption = this.interruption();
    if (interruption) throw new Over(interruption);
    this.output.write(`${this.world[describe](error)}\n`);
    throw new Over({ ending: 'error' });
  }

  /** How the run ends by what was thrown through QuickJS: by us, by the program's text, or for want of memory. */
  private endedBy(error: unknown): Ended {
    if (error instanceof Over) return error.ended;
    const interruption = this.interruption();
    if (interruption) return interruption;
    if (/\bout of memory\b/.test(String(error))) return { ending: 'memory' };
    const told = error instanceof JSException ? this.world.describe(error.handle) : `Uncaught ${String(error)}`;
    this.output.write(`${told}\n`);
    return { ending: 'error' };
  }
}

/** Without memory for an error of its own, QuickJS throws null; a program that does so ends as one that lacks memory. */
const isOfMemory = (error: JSValueHandle): boolean =>
  error.isError &&
  error.getProp('message').consume((message) => message.isString && message.toString() === 'out of memory');
