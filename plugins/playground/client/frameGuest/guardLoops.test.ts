import { describe, expect, it } from 'vitest';

import { guardLoops, watchName } from './guardLoops';

const guarded = (text: string): string => guardLoops(text, 'script').replaceAll(watchName, 'w');

/** Runs guarded code; returns its value, or that the watch stopped it after a thousand calls. */
function run(text: string): unknown {
  let calls = 0;
  const watch = (): void => {
    if (++calls > 1000) throw new Error('stopped');
  };
  try {
    return (new Function(watchName, guardLoops(text, 'script')) as (watch: () => void) => unknown)(watch);
  } catch (error) {
    return (error as Error).message;
  }
}

describe('guarded code', () => {
  it.each([
    ['for (;;);', 'for (;;){w();;}'],
    ['while (a) b();', 'while (a) {w();b();}'],
    ['do { a() } while (b)', 'do {w(); a() } while (b)'],
    ['const f = () => a;', 'const f = () => (w(), a);'],
    ['const f = () => ({});', 'const f = () => ((w(), {}));'],
    ['function f() { "use strict"; return 1 }', 'function f() { "use strict";w(); return 1 }'],
    ['let a = ;', 'let a = ;'],
  ])('%s', (text, expected) => expect(guarded(text)).toBe(expected));

  it.each([
    'for (;;);',
    'while (true) { try { while (true); } catch {} }',
    'do {} while (true)',
    'function f() { f() } for (;;) { try { f() } catch {} }',
    'const f = () => { for (const x of [1]) while (1) continue; }; f()',
    'for (const key in { a: 1 }) { for (;;) ; }',
    'class A { #n = 0; run() { for (;;) this.#n++; } } new A().run()',
    'label: for (;;) { for (;;) continue label; }',
  ])('ends, however it is written: %s', (text) => expect(run(text)).toBe('stopped'));

  it.each([
    ['let s = 0; for (let i = 0; i < 5; i++) s += i; return s', 10],
    ['const f = (n) => n ? n * f(n - 1) : 1; return f(5)', 120],
    ['if (true) for (const x of [1, 2]) var y = x; else y = 0; return y', 2],
    ['class A { constructor() { this.a = 1 } } class B extends A { constructor() { super(); } } return new B().a', 1],
    ['return [...(function* () { for (let i = 0; i < 2; i++) yield i })()].join()', '0,1'],
    ['return [1, 2].map((x) => ({ x })).map(({ x }) => x + 1).join()', '2,3'],
  ])('does what it did: %s', (text, expected) => expect(run(text)).toBe(expected));

  it('keeps every line where it was', () => {
    const text = 'for (;;)\n  if (a)\n    b();\n\nconst c = () =>\n  d;\n';
    expect(guarded(text).split('\n')).toHaveLength(text.split('\n').length);
  });
});
