import { describe, expect, it } from 'vitest';

import { inChromium } from '@groundwork/machine/inChromium';
import { ignoredDeclarations } from './ignoredDeclarations';

/** Chromium's answers, asked once for every pair that the function asks about. */
async function ignored(css: string): Promise<string[]> {
  const asked: [string, string][] = [];
  ignoredDeclarations(css, (...pair) => asked.push(pair) > 0);
  const known = await inChromium('', (pairs) => pairs.map(([name, value]) => CSS.supports(name, value)), asked);
  return ignoredDeclarations(css, (name, value) => known[asked.findIndex(([a, b]) => a === name && b === value)]!);
}

describe('the declarations that a browser leaves out', () => {
  it('are misspelt, have a wrong value, or lost a semicolon', async () => {
    expect(
      await ignored(
        'p { positon: relative; color: rod; width: 10px\n  height: 5px; top: 1px } @media print { a { margin: 5 } }',
      ),
    ).toEqual(['positon: relative', 'color: rod', 'width: 10px height: 5px', 'margin: 5']);
  });

  it('are none of those that it understands, nor what only looks like one', async () => {
    const css = `
      /* p { a: b; } */ @import "a:b;c"; @layer one, two;
      @font-face { font-family: x; src: url(data:font/woff;base64,x) } @page { size: A4; }
      @media (min-width: 10px) and (color) { p:hover, a::before { color: red !important; } }
      @supports (display: nothing) { p { --own: { a } ; margin: var(--own) calc(1px + 2%); } }
      p { content: "a; b: c }"; grid-template-areas: 'a b' 'c d'; background: url(data:a;b:c) ; a:hover { top: 0 } & b { left: 0 } }
      @keyframes x { from { opacity: 0 } 50.5% { opacity: 1; } }`;
    expect(await ignored(css)).toEqual([]);
  });
});
