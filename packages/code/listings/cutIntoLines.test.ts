import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';

import { hastElement } from '../elements';
import { cutIntoLines } from './cutIntoLines';

it('repeats an element that goes over lines on each of them', () => {
  const mark = hastElement('mark', {}, [{ type: 'text', value: 'b\nc' }]);
  const lines = cutIntoLines([{ type: 'text', value: 'a ' }, mark, { type: 'text', value: ' d' }]);
  expect(lines.map((line) => toHtml(line))).toEqual(['a <mark>b</mark>', '<mark>c</mark> d']);
});

it('keeps empty lines, without an element in them', () => {
  const mark = hastElement('mark', {}, [{ type: 'text', value: '\n\n' }]);
  expect(cutIntoLines([mark])).toEqual([[], [], []]);
});
