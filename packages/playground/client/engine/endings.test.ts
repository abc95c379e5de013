import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { runInNode } from '../../testing/runInNode';

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'endings-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** What Node makes of a module: its output, its status, and what it complains of. */
function inNode(text: string): { stdout: string; status: number | null; stderr: string } {
  const file = path.join(folder, 'program.mjs');
  writeFileSync(file, text);
  return spawnSync(process.execPath, [file], { encoding: 'utf8' });
}

const wait = 'const wait = (ms) => new Promise((done) => setTimeout(done, ms));';

/** Programs that end in every way that we know of, with the words that their error says. */
// prettier-ignore
const programs: [what: string, text: string, told?: string][] = [
  ['nothing', ''],
  ['a line', 'console.log(1)'],
  ['a timer', 'setTimeout(() => console.log("late"), 5)'],
  ['an awaited timer', `${wait} await wait(5); console.log("late")`],
  ['an error', 'throw new Error("boom")', 'Error: boom'],
  ['an error of a kind of its own', 'class Odd extends Error { get name() { return "Odd" } } throw new Odd("boom")', 'Odd: boom'],
  ['a text that is thrown', 'throw "boom"', 'boom'],
  ['null that is thrown', 'throw null', 'null'],
  ['undefined that is thrown', 'throw undefined', 'undefined'],
  ['an object that is thrown', 'throw { code: 7 }', 'code: 7'],
  ['an unknown name', 'missing()', 'ReferenceError: missing is not defined'],
  ['a constant that is assigned', 'const a = 1; a = 2', 'TypeError'],
  ['what is no JavaScript', 'let a = ;', 'SyntaxError'],
  ['an error after output', 'console.log(1); throw new Error("boom")', 'Error: boom'],
  ['an error in a timer', 'setTimeout(() => { throw new Error("boom") })', 'Error: boom'],
  ['null in a timer', 'setTimeout(() => { throw null })', 'null'],
  ['an error in an interval', 'let n = 0; setInterval(() => { if (++n === 3) throw new Error("third") }, 1)', 'Error: third'],
  ['an error in an immediate', 'setImmediate(() => { throw new Error("boom") })', 'Error: boom'],
  ['an error in a tick', 'process.nextTick(() => { throw new Error("boom") })', 'Error: boom'],
  ['an error in a microtask', 'queueMicrotask(() => { throw new Error("boom") })', 'Error: boom'],
  ['an error after an await at the top', 'await 1; throw new Error("boom")', 'Error: boom'],
  ['a rejected await at the top', 'await Promise.reject(new Error("boom"))', 'Error: boom'],
  ['a rejected await that is caught', 'try { await Promise.reject(new Error("boom")) } catch { console.log("caught") }'],
  ['an async function that fails', 'async function main() { throw new Error("boom") } main()', 'Error: boom'],
  ['an async function that fails later', `${wait} async function main() { await wait(5); throw new Error("boom") } main()`, 'Error: boom'],
  ['an async function whose failure is caught', 'async function main() { throw new Error("boom") } main().catch((e) => console.log(e.message))'],
  ['a rejection of its own', 'Promise.reject(new Error("boom"))', 'Error: boom'],
  ['a rejection in a timer', 'setTimeout(() => Promise.reject(new Error("boom")))', 'Error: boom'],
  ['a rejection by a text', 'Promise.reject("boom")', 'UnhandledPromiseRejection'],
  ['a rejection by nothing', 'Promise.reject()', 'undefined'],
  ['a rejection that is handled in the same turn', 'const p = Promise.reject(new Error("boom")); p.catch(() => console.log("in time"))'],
  ['a rejection that is handled after a promise', 'const p = Promise.reject(new Error("boom")); await null; p.catch(() => console.log("in time"))'],
  ['a rejection that is handled too late', 'const p = Promise.reject(new Error("boom")); setTimeout(() => p.catch(() => console.log("late")), 5)', 'Error: boom'],
  ['a rejection that is passed on', 'const p = Promise.reject(new Error("boom")); p.then(() => 1); p.catch(() => {})', 'Error: boom'],
  ['one of several that fails', 'Promise.all([1, Promise.reject(new Error("boom"))])', 'Error: boom'],
  ['all that are settled', 'console.log((await Promise.allSettled([1, Promise.reject(2)])).length)'],
  ['an executor that throws', 'new Promise(() => { throw new Error("boom") })', 'Error: boom'],
  ['an error in finally', 'Promise.resolve().finally(() => { throw new Error("boom") })', 'Error: boom'],
  ['an error in an async generator', 'async function* g() { throw new Error("boom") } for await (const x of g());', 'Error: boom'],
  ['output after a rejection', 'setTimeout(() => console.log("never"), 20); Promise.reject(new Error("boom"))', 'Error: boom'],
  // Node says so on its own stream, from a release on; the status is the same before.
  ['a promise that never settles', 'await new Promise(() => {})', ''],
  ['a promise that never settles, unawaited', 'new Promise(() => {}); console.log(1)'],
  ['exit', 'console.log(1); process.exit(); console.log(2)'],
  ['exit with a status', 'process.exit(3)'],
  ['exit in a promise', 'Promise.resolve().then(() => process.exit(4))'],
  ['exit beside a rejection', 'Promise.reject(new Error("boom")); process.exit(5)'],
  ['a status for later', 'process.exitCode = 6; console.log(1)'],
  ['exit with the status for later', 'process.exitCode = 7; process.exit()'],
  ['a recursion without end', 'function f() { f() } f()', 'RangeError: Maximum call stack size exceeded'],
  ['half a character', 'console.log("a\\ud800b")'],
  ['a byte that is nought', 'console.log("a\\0b"); console.log(2)'],
  ['an error with a cause', 'throw new Error("boom", { cause: new Error("before") })', 'cause'],
  ['errors in one', 'throw new AggregateError([new Error("a"), new Error("b")], "both")', 'both'],
  ['an error with a hostile message', 'throw { get message() { throw 1 } }', ''],
];

describe('a program ends as in Node', () => {
  it.each(programs)('%s', async (_what, text, told) => {
    const node = inNode(text);
    const { output, ending, status = ending === 'error' ? 1 : 0 } = await runInNode('module', text, 'program.mjs');
    expect([status, ending === 'finished']).toEqual([node.status, node.status === 0]);
    if (told === undefined) expect(output).toBe(node.stdout);
    else {
      expect(output.startsWith(node.stdout)).toBe(true);
      expect(node.stderr).toContain(told);
      expect(output.slice(node.stdout.length)).toContain(told);
    }
  });

  it.each([
    [
      'memory in a promise',
      'Promise.resolve().then(() => { const all = []; for (;;) all.push(new ArrayBuffer(1e6)); })',
    ],
    [
      'memory in an async function',
      'async function f() { const all = []; for (;;) all.push("x".repeat(1e6) + all.length); } f()',
    ],
    ['memory in a timer', 'setTimeout(() => { const all = []; for (;;) all.push({ n: all.length }); })'],
  ])('except for the limit: %s', async (_what, text) => {
    expect(await runInNode('module', text)).toMatchObject({ ending: 'memory' });
  });
});
