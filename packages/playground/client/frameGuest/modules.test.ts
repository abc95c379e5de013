import { describe, expect, it } from 'vitest';

import { compileModules } from '../engine/components';
import { createRequire, type ModuleBody } from './modules';

/** Compiles and loads the first of these modules; returns what it exports and the styles that it added. */
function load(texts: Record<string, string>): { exports: Record<string, unknown>; styles: string[] } {
  const compiled = compileModules(texts);
  if ('error' in compiled) throw new Error(compiled.error);
  const styles: string[] = [];
  const evaluate = (_name: string, text: string) => new Function('require', 'module', 'exports', text) as ModuleBody;
  const carried = { react: { useState: 'the hook' }, 'react/jsx-runtime': { jsx: (type: unknown) => ({ type }) } };
  const require = createRequire({ carried, texts: compiled.texts, evaluate, addStyle: (text) => styles.push(text) });
  return { exports: require(Object.keys(texts)[0]!) as Record<string, unknown>, styles };
}

describe('the modules of an edited component', () => {
  it('import each other, React and stylesheets, each once', () => {
    const { exports, styles } = load({
      'A.tsx':
        "import { useState } from 'react';\nimport { b, again } from './parts/b';\nimport './a.css';\nexport default function A(): object { return <b-b>{b}</b-b>; }\nexport const all = [useState, b, again];",
      'parts/b.ts':
        "import '../a.css';\nimport * as A from '../A';\nexport const b: number = 2;\nexport const again = typeof A;",
      'a.css': 'p { color: red }',
    });
    expect(exports['all']).toEqual(['the hook', 2, 'object']);
    expect((exports['default'] as () => unknown)()).toEqual({ type: 'b-b' });
    expect(styles).toEqual(['p { color: red }']);
  });

  it.each(['fs', 'constructor', './missing', 'A.tsx'])('find no %s', (name) => {
    expect(() => load({ 'A.tsx': `import * as x from '${name}';\nexport const y = x;` })).toThrow(
      `There is no module ${name} here`,
    );
  });

  it('stay in their lines', () => {
    const compiled = compileModules({
      'A.tsx': 'interface A {\n  b: string;\n}\nexport const a = <p\n  id="x"\n/>;\nthrow 1;',
    });
    expect(
      'texts' in compiled && compiled.texts['A.tsx']!.split('\n').findIndex((line) => line.includes('throw 1')),
    ).toBe(6);
  });

  it('say in which file and line they cannot be compiled', () => {
    expect(compileModules({ 'A.tsx': 'let x = 1;\nlet y = <p>;' })).toEqual({
      error: expect.stringMatching(/^A\.tsx: .*\(2:\d+\)/),
    });
  });
});
