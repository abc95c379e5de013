import variant from '@jitl/quickjs-ng-wasmfile-release-sync';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
} from 'quickjs-emscripten-core';

import { limits } from '../../shared/limits';
import type { Ending, RunRequest } from '../../shared/runMessages';
import type { Run, Surroundings } from './machine';
import { Output } from './output';
import { createWorld, type World } from './world';

const memoryBytes = limits.memory * 1024 * 1024;
const pageBytes = 64 * 1024;
/** What QuickJS starts with, in pages. */
const initialPages = 256;

/**
 * QuickJS measures its own stack; the engine around it must have room for about three times as much, and for more until
 * it has compiled QuickJS a second time, for speed: with 192 KiB, one deep recursion in seven met the end of its stack.
 */
const stackBytes = 128 * 1024;

export interface Parts {
  /** QuickJS, compiled. */
  wasm: WebAssembly.Module;
  /** Text of `guest/main.ts`, bundled into one expression. */
  guest: string;
}

/** Runs a JavaScript program in a QuickJS of its own, until nothing waits any more. */
export async function runJavaScript(request: RunRequest, parts: Parts, surroundings: Surroundings): Run {
  // The memory cannot grow beyond this. QuickJS's own limit counts nothing here: compiled to WebAssembly it does not know
  // the size of what it allocated.
  const wasmMemory = new WebAssembly.Memory({ initial: initialPages, maximum: memoryBytes / pageBytes });
  const quickJs = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule: parts.wasm, wasmMemory }));
  const runtime = quickJs.newRuntime();
  runtime.setMaxStackSize(stackBytes);
  const isMemoryShort = (): boolean => wasmMemory.buffer.byteLength > 0.75 * memoryBytes;
  return new Program(runtime, runtime.newContext(), request, parts.guest, { ...surroundings, isMemoryShort }).run();
}

/** Ends the run from within; carries how it ended. */
class Ended extends Error {
  constructor(readonly ending: Ending) {
    super(ending);
  }
}

class Program {
  private readonly output: Output;
  private readonly world: World;
  private exited: Ending | undefined;

  constructor(
    private readonly runtime: QuickJSRuntime,
    private readonly vm: QuickJSContext,
    private readonly request: RunRequest,
    guest: string,
    private readonly surroundings: Surroundings & { isMemoryShort(): boolean },
  ) {
    this.output = new Output((text) => surroundings.print(text));
    const host = {
      write: (text: string) => (this.exited ? undefined : this.output.write(text)),
      exit: (status: number) => (this.exited ??= status === 0 ? 'finished' : 'error'),
    };
    this.world = createWorld(vm, guest, [request.file, ...request.args], host, (result) => this.value(result));
    runtime.setInterruptHandler(() => this.interruption() !== undefined);
  }

  async run(): Run {
    try {
      await this.untilNothingWaits();
      return this.interruption() ?? 'finished';
    } catch (error) {
      if (error instanceof Ended) return error.ending;
      // QuickJS itself ran out of room: of memory, or of the stack of the engine that runs it.
      if (this.surroundings.isMemoryShort()) return 'memory';
      this.output.write(`Uncaught ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}\n`);
      return 'error';
    } finally {
      this.output.flush();
    }
  }

  private async untilNothingWaits(): Promise<void> {
    const main = this.work(() => this.start());
    for (let wait = this.world.untilDue(); wait >= 0; wait = this.world.untilDue()) {
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      this.work(() => this.runDue(main));
    }
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
  private start(): QuickJSHandle | undefined {
    const { kind, text, file } = this.request;
    const isModule = kind !== 'script';
    // Node runs a classic script in a function of its own; on one line, so that line numbers stay.
    const code = isModule ? text : `(function () {${text}\n})()`;
    const result = this.value(this.vm.evalCode(code, file, { type: isModule ? 'module' : 'global' }));
    // After a module come its promises, after a script the ticks: Node evaluates a module in a promise.
    if (isModule) this.runJobs();
    this.drain();
    const main = isModule ? result : undefined;
    this.throwIfRejected(main);
    return main;
  }

  private runDue(main: QuickJSHandle | undefined): void {
    while (this.world.runNext()) {
      this.drain();
      this.throwIfRejected(main);
    }
  }

  /** Lets everything run that comes before the next timer: ticks first, then promises. */
  private drain(): void {
    do {
      this.world.runTicks();
      this.runJobs();
    } while (this.runtime.hasPendingJob());
  }

  private runJobs(): void {
    const result = this.runtime.executePendingJobs();
    if (result.error) this.fail(result.error);
  }

  private throwIfRejected(promise: QuickJSHandle | undefined): void {
    if (!promise || this.vm.typeof(promise) !== 'object') return;
    const state = this.vm.getPromiseState(promise);
    if (state.type === 'rejected') this.fail(state.error);
  }

  private value(result: ReturnType<QuickJSContext['evalCode']>): QuickJSHandle {
    return result.error ? this.fail(result.error) : result.value;
  }

  /** Prints an error that nothing caught, and ends the run. */
  private fail(error: QuickJSHandle): never {
    const interruption = this.interruption();
    if (interruption) throw new Ended(interruption);
    const text = this.vm.getString(error);
    // Without memory for an error, QuickJS throws null.
    const isOfMemory =
      text === 'InternalError: out of memory' || (text === 'null' && this.surroundings.isMemoryShort());
    if (isOfMemory) throw new Ended('memory');
    this.output.write(`${this.world.describe(error)}\n`);
    throw new Ended('error');
  }

  private interruption(): Ending | undefined {
    if (this.exited) return this.exited;
    if (this.output.isFull) return 'output';
    return this.surroundings.isOver?.() ? 'time' : undefined;
  }
}
