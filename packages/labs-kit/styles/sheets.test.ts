import { elementsOf, parseDocument } from '@groundwork/lib/htmlTree';
import { expect, it } from 'vitest';

import { labSheets } from './sheets';

const sheetOf = (file: string) => labSheets.filter(({ files }) => files.test(file)).map(({ name }) => name);
const neededBy = (html: string) =>
  labSheets
    .filter(({ neededBy: need }) => elementsOf(parseDocument(html)).some((one) => need?.(one)))
    .map(({ name }) => name);

it('has each sheet of the kit in one file', () => {
  expect(sheetOf('/a/packages/labs-kit/styles/lab.css')).toEqual(['labs']);
  expect(sheetOf('/a/packages/labs-kit/drawings/drawings.css')).toEqual(['drawings']);
  expect(sheetOf('/a/site/css/site.css')).toEqual([]);
});

it('is needed by a lab, and by the drawings of the kit', () => {
  expect(neededBy('<div data-island="lab"></div>')).toEqual(['labs']);
  expect(neededBy('<div data-island="lab"><svg class="cells-svg cells-wide"></svg></div>')).toEqual([
    'labs',
    'drawings',
  ]);
  expect(neededBy('<p class="lab">no</p>')).toEqual([]);
});
