import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { renderToStaticMarkup } from 'react-dom/server';
import { createElement, type ComponentType } from 'react';
import { expect, it } from 'vitest';

import { labSheets } from '@groundwork/labs-kit/sheets';
import { attributeOf, classesOf, elementsOf, parseDocument } from '@groundwork/lib/htmlTree';
import * as labs from '../../../../../labs/doors.server';
import { DrawersCode } from './drawersCode';
import { fittingStyles, givesClass } from './fittingStyles';

const root = path.resolve(import.meta.dirname, '../../../../..');
const fitted = (css: string, html: string, code: string): string =>
  fittingStyles(css, (element) =>
    attributeOf(element, 'data-lab') === undefined ? undefined : new Set(code.match(/[\w-]+/g)),
  )(elementsOf(parseDocument(html)));

const lab = '<figure data-lab=x><p class="a b"></p></figure>';

it.each([
  ['what stands in the page', '.a{top:0}.a .b{top:1}', '.a{top:0}.a .b{top:1}'],
  ['what the code names', '.c-d{top:0}.e{top:1}', '.c-d{top:0}'],
  [
    'what the code puts together',
    '.graph-node{top:0}.graph-edge{top:1}.cells-svg{top:2}',
    '.graph-node{top:0}.cells-svg{top:2}',
  ],
  ['the selectors of those', '.a,.z{top:0}.z{top:1}', '.a{top:0}'],
  ['what is nested', '.a{top:0;& .z{top:1}@media print{& .z{top:2}}}', '.a{top:0}'],
  ['what asks for no class, and animations', 'p{top:0}@keyframes go{to{top:1}}', 'p{top:0}@keyframes go{to{top:1}}'],
])('keeps %s', (_what, css, expected) => {
  expect(fitted(css, lab, '"c-d"; `graph-${kind}`; kind = "node"; `${"cells"}-svg`')).toBe(expected);
});

it('keeps only what stands in the page where nothing draws', () => {
  const still = fittingStyles('.a{top:0}.z,.b:has(.z){top:1}', () => undefined);
  expect(still(elementsOf(parseDocument(lab)))).toBe('.a{top:0}.b:has(.z){top:1}');
});

it('keeps all where the code is not known', () => {
  const css = '.a{top:0}.z{top:1}';
  expect(fittingStyles(css, () => 'unknown')(elementsOf(parseDocument(lab)))).toBe(css);
});

it('finds every class of the first frame of each lab in its code, those that are put together too', async () => {
  const pages = Object.entries(labs as unknown as Record<string, ComponentType>).map(([name, Lab]) => ({
    name,
    html: renderToStaticMarkup(createElement(Lab)),
  }));
  expect(pages.length).toBe(
    readdirSync(path.join(root, 'labs')).filter((name) => existsSync(path.join(root, 'labs', name, 'Lab.tsx'))).length,
  );
  const code = new DrawersCode(root, labSheets);
  for (const { html } of pages) code.addPage(html);
  await code.read();
  const [drawer] = labSheets.flatMap(({ drawnBy }) => drawnBy ?? []);
  for (const { name, html } of pages) {
    const elements = elementsOf(parseDocument(html));
    const words = elements.flatMap((element) => (drawer && code.of(drawer, element)) ?? [])[0];
    const missing = elements.flatMap(classesOf).filter((one) => typeof words !== 'object' || !givesClass(words, one));
    expect([...new Set(missing)], name).toEqual([]);
    // What begins as the ids do is put together nowhere.
    if (name === 'hash-table') expect(typeof words === 'object' && givesClass(words, 'lab-row')).toBe(false);
  }
}, 60_000);
