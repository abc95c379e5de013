// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import type { Colours } from '../sheet/colours';
import { editableCopy, labelRecorded, Printed, resultOf, type EditableCopy } from './editorParts';
import { texts } from './texts';

const onRun = vi.fn();
const onInput = vi.fn();
// All that an editor asks of it before a text is read, which it is not here.
const colours = { classes: { base: 'tx' }, delay: () => 1e6 } as Colours;
const copyOf = (kept?: string): EditableCopy =>
  editableCopy('a.mjs', 'one\ntwo', { hint: 'A hint.', known: new Map(), colours, kept, onRun, onInput });
const drawn = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

beforeEach(() => vi.clearAllMocks());

it('is a labelled text area on numbered lines', () => {
  const { area, copy } = copyOf();
  expect(copy.querySelector('label')?.htmlFor).toBe(area.id);
  expect(copy.querySelector(`[id="${area.getAttribute('aria-describedby')}"]`)?.textContent).toContain('A hint.');
  expect([...copy.querySelectorAll('.code__line')].map(({ textContent }) => textContent)).toEqual(['one\n', 'two\n']);
  expect(copy.querySelector('.playground__kept')).toBeNull();
});

it('tells of each change, and is copied as it is now', () => {
  const { area, copy } = copyOf();
  area.value = 'three';
  area.dispatchEvent(new Event('input'));
  expect(onInput).toHaveBeenCalledTimes(1);
  expect([area.textContent, copy.querySelectorAll('.code__line').length]).toEqual(['three', 1]);
});

it('runs by Ctrl+Enter and by no other key', () => {
  const { area } = copyOf();
  const press = (init: KeyboardEventInit): boolean =>
    area.dispatchEvent(new KeyboardEvent('keydown', { cancelable: true, ...init }));
  expect([press({ key: 'Enter' }), press({ key: 'a', ctrlKey: true }), onRun.mock.calls.length]).toEqual([
    true,
    true,
    0,
  ]);
  expect([press({ key: 'Enter', ctrlKey: true }), press({ key: 'Enter', metaKey: true })]).toEqual([false, false]);
  expect(onRun).toHaveBeenCalledTimes(2);
});

it('begins with what the reader made of it and says so, until the text is replaced', () => {
  const { area, copy, setText } = copyOf('mine');
  expect([area.value, copy.querySelector('.playground__kept')?.textContent]).toEqual(['mine', texts.kept]);
  setText('one\ntwo');
  expect([area.value, copy.querySelector('.playground__kept')]).toEqual(['one\ntwo', null]);
  expect(onInput).not.toHaveBeenCalled();
});

it('prints as text, at most once in a frame of the screen, and shows what pages do not', async () => {
  const place = document.createElement('code');
  const printed = new Printed(place);
  printed.add('<b>');
  printed.add('\0');
  expect([place.textContent, printed.text]).toEqual(['', `<b>${texts.nul}`]);
  await drawn();
  expect([place.textContent, place.childElementCount]).toEqual([`<b>${texts.nul}`, 0]);
  printed.compare([
    { state: 'same', text: 'a' },
    { state: 'new', text: '<b>' },
    { state: 'gone', text: 'c' },
  ]);
  await drawn();
  expect([...place.children].map(({ localName, textContent }) => [localName, textContent])).toEqual([
    ['span', 'a\n'],
    ['ins', '<b>\n'],
    ['del', 'c\n'],
  ]);
  printed.clear();
  expect([place.textContent, printed.text]).toEqual(['', '']);
});

it('does not compare an output whose run is over', async () => {
  const place = document.createElement('code');
  const printed = new Printed(place);
  printed.compare([{ state: 'new', text: 'old' }]);
  printed.add('next');
  await drawn();
  expect(place.textContent).toBe('next');
});

it('has a result that screen readers are told of, and a label for what was recorded', () => {
  const [output, status] = [document.createElement('code'), document.createElement('p')];
  const result = resultOf('Printed here', output, status);
  expect([
    result.hidden,
    result.getAttribute('aria-live'),
    result.querySelector('pre')?.ariaLabel ?? 'Printed here',
  ]).toEqual([true, 'polite', 'Printed here']);
  document.body.innerHTML = '<figure><div class="sample__output">1</div></figure>';
  labelRecorded(document.querySelector('figure') ?? document.body);
  expect(document.querySelector('.sample__output')?.textContent).toBe(`${texts.recorded}1`);
});
