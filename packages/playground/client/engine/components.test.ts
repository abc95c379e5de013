import { expect, it } from 'vitest';

import { compileModules } from './components';

it('compiles the modules of a component line by line and leaves stylesheets', () => {
  const answer = compileModules({
    'Counter.tsx': `import './a.css';\nconst count: number = 1;\nexport default () => <b>{count}</b>;`,
    'part.js': 'export const part = 1;',
    'a.css': 'b { color: red }',
  });
  if ('error' in answer) throw new Error(answer.error);
  const { 'Counter.tsx': counter = '', 'part.js': part, 'a.css': css } = answer.texts;
  expect(css).toBe('b { color: red }');
  expect(part).toContain('exports.part = part');
  expect(counter.split('\n')[1]).toBe('const count = 1;');
  expect(counter).toContain('require("react/jsx-runtime")');
});

it('says where a module does not parse', () => {
  expect(compileModules({ 'Counter.tsx': 'let a = 1;\nlet = ;' })).toEqual({
    error: expect.stringMatching(/^Counter\.tsx: .*\(2:\d+\)$/) as string,
  });
});
