import { describe, expect, it } from 'vitest';

import { guardLoops, watchName } from './guardLoops';

const guarded = (text: string): string =>
  guardLoops(text, 'script').replaceAll(watchName, 'w').replaceAll('}catch(e){throw w.thrown=e}', '}keep');

interface Watch {
  (): void;
  run: (expression: () => unknown) => unknown;
  thrown?: unknown;
}

/** Runs guarded code; returns its value, or that the watch stopped it after a thousand calls. */
function run(text: string, watched: { thrown?: unknown } = {}): unknown {
  let calls = 0;
  const watch: Watch = Object.assign(
    () => {
      if (++calls > 1000) throw new Error('stopped');
    },
    {
      run: (expression: () => unknown) => {
        try {
          return expression();
        } catch (error) {
          watch.thrown = error;
          throw error;
        }
      },
    },
  );
  try {
    return (new Function(watchName, guardLoops(text, 'script')) as (watch: () => void) => unknown)(watch);
  } catch (error) {
    watched.thrown = watch.thrown;
    return (error as Error).message;
  }
}

describe('guarded code', () => {
  it.each([
    ['for (;;);', 'try{for (;;){w();;}}keep'],
    ['while (a) b();', 'try{while (a) {w();b();}}keep'],
    ['do { a() } while (b)', 'try{do {w(); a() } while (b)}keep'],
    ['const f = () => a;', 'const f = () => {w();try{return(a)}keep};'],
    ['const f = () => ({});', 'const f = () => {w();try{return(({}))}keep};'],
    ['function f() { "use strict"; return 1 }', 'function f() { "use strict";w();try{ return 1 }keep}'],
    ['const x = a.b;', 'const x = w.run(()=>(a.b));'],
    ['"use strict"; let x = 1, f = class {}', '"use strict"; let x = 1, f = class {}'],
    ['function f() { var g; function g() {} }', 'function f() {w(); var g; function g() {w();} }'],
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

  it.each([
    'null.x',
    'const x = null.x',
    'function f() { null.x } f()',
    'const f = () => null.x; f()',
    'class A { b() { null.x } } new A().b()',
    'return [1].map((y) => null.x)',
  ])('leaves what it throws: %s', (text) => {
    const watched: { thrown?: unknown } = {};
    run(text, watched);
    expect(watched.thrown).toBeInstanceOf(TypeError);
  });

  it('says what does not parse', () => {
    const errors: unknown[] = [];
    guardLoops('let a = ;', 'script', (error) => errors.push(error));
    expect(errors.map(String)).toEqual(['SyntaxError: Unexpected token (1:8)']);
  });

  it('keeps every line where it was', () => {
    const text = 'for (;;)\n  if (a)\n    b();\n\nconst c = () =>\n  d;\n';
    expect(guarded(text).split('\n')).toHaveLength(text.split('\n').length);
  });
});
