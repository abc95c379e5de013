import { describe, expect, it } from 'vitest';

import { usedNames } from './usedNames';

describe('what a program takes from outside itself', () => {
  it.each<[text: string, free: string[]]>([
    ['console.log(fetch, a.b["c"])', ['console.log', 'fetch', 'a.b']],
    ['const { fetch, a: { b = c }, ...rest } = {}; fetch(b, rest)', ['c']],
    ['function f(x, [y], ...z) { return x + y + z; } f(window)', ['window']],
    ['class A { fetch() { return this.window; } } new A().fetch()', []],
    ['try { f(); } catch ({ message }) { message; } function f() {}', []],
    ['const o = { fetch: 1, [require]: 2 }; o.fetch; o[window];', ['require', 'window']],
    ['process: for (;;) { break process; }', []],
    ['process["exit"]()', ['process']],
  ])('%s', (text, free) => {
    expect([...usedNames(text).free]).toEqual(free);
  });

  it('is a module where it is written as one', () => {
    expect(usedNames('await 1').isModule).toBe(true);
    expect(usedNames('var a = 1; return a').isModule).toBe(false);
  });

  it('has what it imports, in every way', () => {
    const { imports, free } = usedNames('import a, { b as c } from "x"; import "y"; import("z"); a(c)');
    expect([imports, [...free]]).toEqual([['x', 'y', 'z'], []]);
  });

  it('is nothing that does not parse', () => {
    expect(() => usedNames('let = ;')).toThrow(SyntaxError);
  });
});
