import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { drawIsland } from './drawIsland';

vi.mock('react-dom/client', () => ({ createRoot: vi.fn(() => ({ render: vi.fn() })), hydrateRoot: vi.fn() }));

/** An island of the page, as far as it matters here. */
const place = ({ hasFrame = true, hasFocus = false, name = 'hash-table' } = {}): HTMLElement =>
  ({
    dataset: { island: 'lab', islandProps: JSON.stringify({ name }) },
    firstChild: hasFrame ? {} : null,
    contains: () => hasFocus,
  }) as unknown as HTMLElement;

const at = (search: string) => vi.stubGlobal('window', { location: { search } });

beforeEach(() => {
  vi.stubGlobal('document', { activeElement: null });
  vi.clearAllMocks();
});
afterEach(() => vi.unstubAllGlobals());

const isTakenOver = (element: HTMLElement): boolean => {
  drawIsland(element, null);
  expect(vi.mocked(createRoot).mock.calls.length + vi.mocked(hydrateRoot).mock.calls.length).toBe(1);
  return vi.mocked(hydrateRoot).mock.calls.length === 1;
};

it.each([
  ['?q=tables', true],
  ['?lab-cpu-cache=2.0~1', true],
  ['?lab-hash-table=p.i3~2', false],
])('takes over the frame of the page, unless the address asks for another: %s', (search, expected) => {
  at(search);
  expect(isTakenOver(place())).toBe(expected);
});

it('takes it over where a reader has come to it with the keyboard, whose focus would be lost', () => {
  at('?lab-hash-table=p.i3~2');
  expect(isTakenOver(place({ hasFocus: true }))).toBe(true);
});

it('draws where there is no frame', () => {
  at('');
  expect(isTakenOver(place({ hasFrame: false }))).toBe(false);
});
