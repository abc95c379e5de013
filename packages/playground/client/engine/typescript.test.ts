import { expect, it } from 'vitest';

import { withoutTypes } from './typescript';

it('takes the types out and keeps the lines', () => {
  expect(
    withoutTypes('interface A {\n  b: string;\n}\nconst a = <A>{ b: "c" };\nconsole.log(a satisfies A);', 'a.ts'),
  ).toBe('\n\n\nconst a = { b: "c" };\nconsole.log(a );');
});

it('names the file that does not parse', () => {
  expect(() => withoutTypes('let = ;', 'a.ts')).toThrow('a.ts');
});
