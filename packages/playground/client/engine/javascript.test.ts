import { execFileSync } from 'node:child_process';

import { describe, expect, it } from 'vitest';

import { programLimits } from '../../shared/limits';
import { guestGlobals, guestMembers } from '../../shared/guestGlobals';
import { runInNode } from '../../testing/runInNode';

const printed = async (text: string): Promise<string> => (await runInNode('module', text)).output;

describe('what a program prints', () => {
  it('is formatted as Node does', async () => {
    const program = `
      class Point { constructor() { this.x = 1; } }
      console.log(1.5, -0, 10n, 'text', ['text'], null, undefined, true, Symbol('s'));
      console.log({ a: { b: { c: { d: 1 } } }, f() {}, g: () => 1 });
      console.log([1, , 3], new Map([['k', { v: 1 }]]), new Set([1, 'two']), new Date(0), /x/g);
      console.log(new Point(), Object.create(null), new Uint8Array(3), class A extends Map {}, function named() {});
      console.log([1.25], [new Error('in a list').message], Promise.resolve(1) instanceof Promise, new (class Foo {})());
      console.log({ get a() { return 1; }, set a(_) {}, 'odd key': "it's" }, [['a', 1], ['b', [2, [3, [4]]]]]);
      console.log(Array.from({ length: 120 }, (_, i) => i), 'x'.repeat(200).length, [undefined, null], [[]], {}, [{}]);
      console.log('%s is %d and %o, %j', 'x', 42, [1], { y: 2 });
      const loop = { name: 'loop' }; loop.self = loop; console.log(loop);
      console.log(Array.from({ length: 8 }, (_, i) => i * i));`;
    const node = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
    expect(await printed(program)).toBe(node);
  });

  it('keeps the order of Node: code, ticks, promises, timers, immediates', async () => {
    const program = `
      setImmediate(() => console.log('immediate'));
      setTimeout(() => console.log('timer 300'), 300);
      setTimeout(() => { console.log('timer 1'); Promise.resolve().then(() => console.log('promise of timer')); process.nextTick(() => console.log('tick of timer')); }, 0);
      process.nextTick(() => console.log('tick'));
      Promise.resolve().then(() => console.log('promise'));
      console.log('code');`;
    expect((await runInNode('script', program)).output.split('\n')).toEqual([
      'code',
      'tick',
      'promise',
      ...['timer 1', 'tick of timer', 'promise of timer'],
      'immediate',
      'timer 300',
      '',
    ]);
  });

  it('waits for an await at the top and for intervals', async () => {
    const program = `
      let n = 0;
      await new Promise((done) => {
        const id = setInterval(() => { console.log(++n); if (n === 3) { clearInterval(id); done(); } }, 2);
      });
      console.log('end');`;
    expect(await runInNode('module', program)).toMatchObject({ output: '1\n2\n3\nend\n', ending: 'finished' });
  });

  it('has groups, arguments and process.stdout', async () => {
    const program = `console.group('a'); console.log('b\\nc'); console.groupEnd(); process.stdout.write(process.argv.slice(2).join());`;
    expect((await runInNode('script', program, 'x.js', ['1', '2'])).output).toBe('a\n  b\n  c\n1,2');
  });
});

describe('an error that nothing catches', () => {
  it('is printed with its place', async () => {
    expect(
      await runInNode('module', 'const f = () => { throw new TypeError("bad"); };\n\nf();', 'x.mjs'),
    ).toMatchObject({
      ending: 'error',
      output: 'Uncaught TypeError: bad\n    at f (x.mjs:1:29)\n    at x.mjs:3:1\n',
    });
  });

  it.each([
    ['in a timer', 'setTimeout(() => { throw new Error("late"); })'],
    ['after an await', 'await 1; throw new Error("late")'],
    [
      'in a timer after an await',
      'setTimeout(() => {}, 1); await new Promise((d) => setTimeout(d, 5)); throw new Error("late")',
    ],
  ])('is printed when it comes %s', async (_when, program) => {
    const { ending, output } = await runInNode('module', program);
    expect([ending, output.split('\n')[0]]).toEqual(['error', 'Uncaught Error: late']);
  });

  it('is printed for what is no JavaScript, with its line', async () => {
    const { ending, output } = await runInNode('module', 'let a = 1;\nlet b = ;', 'x.mjs');
    expect(ending).toBe('error');
    expect(output).toMatch(/^Uncaught SyntaxError: .*\n {4}at x\.mjs:2\n$/);
  });
});

// An endless loop takes its second and a half of processor time, which a busy machine stretches.
describe('limits', { timeout: 60_000 }, () => {
  it('end an endless loop, which cannot catch that', async () => {
    expect((await runInNode('module', 'for (;;) { try { for (;;); } catch {} finally { continue; } }')).ending).toBe(
      'time',
    );
  });

  it.each([
    ['objects', 'const all = []; for (;;) all.push({ n: all.length });'],
    ['buffers', 'const all = []; for (;;) all.push(new ArrayBuffer(1e6));'],
    ['texts', 'const all = []; for (;;) all.push("x".repeat(1e6) + all.length);'],
  ])('end what asks for more memory than there is, in %s', async (_what, program) => {
    expect((await runInNode('module', program)).ending).toBe('memory');
  });

  it('give a program less than 64 MiB', async () => {
    const program = `const all = []; try { for (;;) all.push(new ArrayBuffer(2 ** 20)); } catch {} const n = all.length; all.length = 0; console.log(n);`;
    const count = Number(await printed(program));
    expect(count).toBeGreaterThan(30);
    expect(count).toBeLessThan(64);
  });

  it('end a flood and cut what it printed', async () => {
    const { ending, output } = await runInNode('module', 'for (;;) console.log("x".repeat(1000));');
    expect(ending).toBe('output');
    expect(output).toHaveLength(programLimits.output);
  });

  it('end a recursion without end with an error that can be caught', async () => {
    expect(
      await runInNode('module', 'function f() { f(); } try { f(); } catch (e) { console.log(e.name, e.message); }'),
    ).toMatchObject({
      ending: 'finished',
      output: 'RangeError Maximum call stack size exceeded\n',
    });
  });

  it('hold after process.exit', async () => {
    expect(
      await runInNode('module', 'console.log(1); try { process.exit(0); } catch {} console.log(2);'),
    ).toMatchObject({
      output: '1\n',
      ending: 'finished',
    });
  });
});

describe('the world of a program', () => {
  it('has every global that the build takes for there', async () => {
    const members = Object.entries(guestMembers).flatMap(([name, all]) => all.map((member) => `${name}.${member}`));
    const names = [...guestGlobals.filter((name) => name !== 'undefined'), ...members];
    const program = `console.log(${JSON.stringify(names)}.filter((name) => eval('typeof ' + name) === 'undefined').join());`;
    expect(await printed(program)).toBe('\n');
  });

  it('has no way out of it', async () => {
    const names = [
      'window',
      'document',
      'self',
      'fetch',
      'XMLHttpRequest',
      'WebSocket',
      'localStorage',
      'indexedDB',
      'postMessage',
      'importScripts',
      'require',
      'Worker',
      'WebAssembly',
      'Atomics',
      'URL',
      'navigator',
      'location',
      'std',
      'os',
      'print',
      'host',
    ];
    const program = `console.log(${JSON.stringify(names)}.filter((name) => name in globalThis || eval('typeof ' + name) !== 'undefined').join());`;
    expect(await printed(program)).toBe('\n');
  });

  it('has no other modules', async () => {
    const { ending, output } = await runInNode('module', 'const fs = await import("node:fs"); console.log(fs);');
    expect([ending, output]).toEqual(['error', expect.stringMatching(/could not load module/)]);
  });

  it('leads to no function of ours through constructors', async () => {
    const program = `console.log([console.log, setTimeout, process.exit].map((f) => f.constructor('return typeof fetch + typeof postMessage')()).join());`;
    expect(await printed(program)).toBe('undefinedundefined,undefinedundefined,undefinedundefined\n');
  });
});

it('takes the types out of TypeScript and keeps its lines', async () => {
  const program =
    'interface A { n: number }\nenum E { X = 2 }\nconst a = { n: E.X } satisfies A;\nconsole.log(a!.n as number);\nthrow new Error("e");';
  expect((await runInNode('typescript', program, 'x.ts')).output).toBe('2\nUncaught Error: e\n    at x.ts:5:11\n');
});
