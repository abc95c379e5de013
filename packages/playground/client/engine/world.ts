import type { JSValueHandle, QuickJS } from 'quickjs-wasi';

import { guestFile } from '../../shared/guestFile';

/** What the program's world asks of us; there is no other way out of it. */
interface WorldHost {
  write(text: string): void;
  exit(status: number): void;
}

/**
 * The globals that a program finds, made by `guest/main.ts` inside QuickJS. What calls the program's own code returns
 * the error that it threw and nothing caught, in a list of one, because anything can be thrown: `null`, too.
 */
export interface World {
  /** Calls a function of the program. */
  attempt(does: JSValueHandle): JSValueHandle | undefined;
  /** Runs the callbacks of `process.nextTick`. */
  runTicks(): JSValueHandle | undefined;
  /** Calls the next callback that is due; false where none is. */
  runNext(): JSValueHandle | boolean;
  /** Milliseconds until something is due; -1 where nothing waits. */
  untilDue(): number;
  /** What `process.exitCode` was set to. */
  exitCode(): number;
  /** What is printed for an error that nothing caught. */
  describe(error: JSValueHandle): string;
  /** What is printed for the reason of a rejected promise that nothing handled. */
  describeRejection(reason: JSValueHandle): string;
}

/**
 * Makes a program's world in a fresh QuickJS.
 * @param guest the text of `guest/main.ts`, bundled into one expression
 */
export function createWorld(vm: QuickJS, guest: string, args: readonly string[], host: WorldHost): World {
  const install = vm.evalCode(guest, guestFile);
  const methods = vm.callFunction(install, vm.undefined, hostObject(vm, host), vm.hostToHandle(args));
  const call = (name: string, ...values: JSValueHandle[]): JSValueHandle =>
    methods.getProp(name).consume((method) => vm.callFunction(method, vm.undefined, ...values));
  const thrown = (result: JSValueHandle): JSValueHandle | undefined =>
    result.isArray ? result.consume((list) => list.getProp('0')) : void result.dispose();
  return {
    attempt: (does) => thrown(call('attempt', does)),
    runTicks: () => thrown(call('runTicks')),
    runNext: () => {
      const result = call('runNext');
      return result.isBool ? result.consume((handle) => handle.toBoolean()) : (thrown(result) ?? false);
    },
    untilDue: () => call('untilDue').consume((handle) => handle.toNumber()),
    exitCode: () => call('exitCode').consume((handle) => handle.toNumber()),
    describe: (error) => call('describe', error).consume((handle) => handle.toString()),
    describeRejection: (reason) => call('describeRejection', reason).consume((handle) => handle.toString()),
  };
}

function hostObject(vm: QuickJS, host: WorldHost): JSValueHandle {
  const object = vm.newObject();
  const offer = (name: string, does: (value: JSValueHandle) => JSValueHandle): void =>
    vm.newFunction(name, (value) => does(value ?? vm.undefined)).consume((handle) => vm.setProp(object, name, handle));
  offer('now', () => vm.newNumber(performance.now()));
  offer('write', (value) => (host.write(value.toString()), vm.undefined));
  offer('exit', (value) => (host.exit(value.toNumber()), vm.undefined));
  return object;
}
