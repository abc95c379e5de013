import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';

import { rehypeUnits } from './rehypeUnits';

function bound(html: string): string {
  const tree: Root = fromHtml(html, { fragment: true });
  rehypeUnits()(tree);
  return toHtml(tree).replaceAll('\u00a0', '~').replaceAll('&#xA0;', '~');
}

describe('rehypeUnits', () => {
  it.each([
    ['about 90 %, as', 'about 90~%, as'],
    ['4 ms, then <b>16 GiB</b>', '4~ms, then <b>16~GiB</b>'],
    ['20 seconds, 3 symbols, 5 Bytes', '20 seconds, 3 symbols, 5 Bytes'],
    ['<code>sleep 5 s</code>', '<code>sleep 5 s</code>'],
    ['a % of', 'a % of'],
  ])('binds a number to its unit and nothing else: %s', (written, shown) => {
    expect(bound(written)).toBe(shown);
  });
});
