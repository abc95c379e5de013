import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';

import { guestFile } from '../../shared/guestFile';

/** What the program's world asks of us; there is no other way out of it. */
export interface WorldHost {
  write(text: string): void;
  exit(status: number): void;
}

/** The globals that a program finds, made by `guest/main.ts` inside QuickJS. */
export interface World {
  /** Runs the callbacks of `process.nextTick`. */
  runTicks(): void;
  /** Milliseconds until something is due; -1 where nothing waits. */
  untilDue(): number;
  /** Calls the next callback that is due; false where none is. */
  runNext(): boolean;
  /** What is printed for an error that nothing caught. */
  describe(error: QuickJSHandle): string;
}

/**
 * Makes a program's world in a fresh QuickJS.
 * @param guest the text of `guest/main.ts`, bundled into one expression
 * @param value takes the result of a call; throws where it is an error
 */
export function createWorld(
  vm: QuickJSContext,
  guest: string,
  args: readonly string[],
  host: WorldHost,
  value: (result: ReturnType<QuickJSContext['evalCode']>) => QuickJSHandle,
): World {
  const install = value(vm.evalCode(guest, guestFile));
  const argv = value(vm.evalCode(JSON.stringify(args), guestFile));
  const methods = value(vm.callFunction(install, vm.undefined, hostObject(vm, host), argv));
  const call = (name: string, ...values: QuickJSHandle[]): ReturnType<QuickJSContext['callFunction']> =>
    vm.getProp(methods, name).consume((method) => vm.callFunction(method, vm.undefined, ...values));
  return {
    runTicks: () => value(call('runTicks')).dispose(),
    untilDue: () => value(call('untilDue')).consume((handle) => vm.getNumber(handle)),
    runNext: () => value(call('runNext')).consume((handle) => vm.dump(handle) === true),
    describe: (error) => {
      const result = call('describe', error);
      return result.error ? `Uncaught ${vm.getString(error)}` : vm.getString(result.value);
    },
  };
}

function hostObject(vm: QuickJSContext, host: WorldHost): QuickJSHandle {
  const object = vm.newObject();
  const offer = (name: string, does: (value: QuickJSHandle) => QuickJSHandle | undefined): void =>
    vm.newFunction(name, does).consume((handle) => vm.setProp(object, name, handle));
  offer('now', () => vm.newNumber(performance.now()));
  offer('write', (value) => void host.write(vm.getString(value)));
  offer('exit', (value) => void host.exit(vm.getNumber(value)));
  return object;
}
