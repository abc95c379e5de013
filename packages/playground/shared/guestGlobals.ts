/** What of the language is there where programs run in the browser. There is no `Intl`: QuickJS is small. */
// prettier-ignore
const languageGlobals = [
  'AggregateError', 'Array', 'ArrayBuffer', 'BigInt', 'BigInt64Array', 'BigUint64Array', 'Boolean', 'DataView', 'Date',
  'Error', 'EvalError', 'FinalizationRegistry', 'Float32Array', 'Float64Array', 'Function', 'Infinity', 'Int16Array',
  'Int32Array', 'Int8Array', 'Iterator', 'JSON', 'Map', 'Math', 'NaN', 'Number', 'Object', 'Promise', 'Proxy',
  'RangeError', 'ReferenceError', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'SyntaxError', 'TypeError',
  'URIError', 'Uint16Array', 'Uint32Array', 'Uint8Array', 'Uint8ClampedArray', 'WeakMap', 'WeakRef', 'WeakSet',
  'decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'eval', 'globalThis', 'isFinite', 'isNaN',
  'parseFloat', 'parseInt', 'undefined',
] as const;

/** What of Node is there besides; `install` in `client/guest/main.ts` makes it. */
// prettier-ignore
const nodeGlobals = [
  'clearImmediate', 'clearInterval', 'clearTimeout', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval',
  'setTimeout',
] as const;

/** Every global that a program may name to be run in the browser. */
export const guestGlobals: readonly string[] = [...languageGlobals, ...nodeGlobals];

/** The globals of which only these members are there. */
export const guestMembers: Readonly<Record<string, readonly string[]>> = {
  console: ['assert', 'count', 'countReset', 'debug', 'dir', 'error', 'group', 'groupEnd', 'info', 'log', 'warn'],
  process: ['argv', 'exit', 'nextTick', 'stderr', 'stdout'],
};
