import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { frameSource } from './frameSource';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'frame-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** What is editable of the first of these files. */
function sourceOf(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return frameSource({ folder, file: Object.keys(files)[0]! });
}

describe('what a reader may edit', () => {
  it('of a page is the document with its stylesheets and scripts; pictures come along', () => {
    const html =
      '<!-- #region a -->\n<link rel="stylesheet" href="./a.css"><script src="a.js"></script>\n<!-- #endregion a -->\n<img src="a.svg" alt="">';
    expect(sourceOf({ 'a.html': html, 'a.css': 'p {}', 'a.js': '1', 'a.svg': '<svg/>', 'a.check.mjs': '' })).toEqual({
      kind: 'html',
      file: 'a.html',
      texts: {
        'a.html': html
          .split('\n')
          .filter((line) => !line.includes('region'))
          .join('\n'),
        'a.css': 'p {}',
        'a.js': '1',
      },
      pictures: { 'a.svg': 'data:image/svg+xml;base64,PHN2Zy8+' },
    });
  });

  it('of a component is every module and stylesheet that it comes to, in a circle too', () => {
    const files = {
      'A.tsx':
        "import { useState, type ReactNode } from 'react';\nimport { b } from './b';\nimport './a.css';\nexport default (): ReactNode => <p>{b}{useState(0)[0]}</p>;",
      'b.ts': "import type { X } from 'elsewhere';\nimport A from './A';\nexport const b = String(A).length as X;",
      'a.css': 'p {}',
    };
    expect(Object.keys(sourceOf(files)?.texts ?? {}).sort()).toEqual(Object.keys(files).sort());
  });

  it.each([
    ['a page with frames', { 'a.html': '<iframe srcdoc="<p>x"></iframe>' }],
    [
      'a component with a package that the frame does not carry',
      { 'A.tsx': "import { renderToString } from 'react-dom/server';\nrenderToString(<p />);" },
    ],
    [
      'a component with styles that only the bundler makes',
      { 'A.tsx': "import s from './a.module.css';\nexport default () => <p className={s.a} />;", 'a.module.css': '' },
    ],
    ['a component with a file that is not there', { 'A.tsx': "import './missing';" }],
    ['a component with a file from elsewhere', { 'A.tsx': "import '../../../package.json';" }],
  ])('is nothing of %s', (_what, files) => {
    expect(sourceOf(files)).toBeUndefined();
  });
});
