// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { unfoldTarget } from './unfoldTarget';

const scrolled = vi.fn();
const note = (): HTMLElement => document.querySelector('main') ?? document.body;
const open = (): string[] => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
  document.body.innerHTML = `
    <details id="elsewhere"><p id="outside"></p></details>
    <main>
      <p id="plain"></p>
      <details id="outer"><summary><h2 id="title"></h2></summary>
        <details id="inner"><p id="deep"></p><p id="größe"></p></details>
        <details id="other"></details>
      </details>
    </main>`;
});

it('opens all that is folded around the place, and nothing beside it, and goes there', () => {
  unfoldTarget(note(), '#deep');
  expect(open()).toEqual(['outer', 'inner']);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('opens what a title is of, without going there: it was to be seen', () => {
  unfoldTarget(note(), '#title');
  expect(open()).toEqual(['outer']);
  expect(scrolled).not.toHaveBeenCalled();
});

it('reads an address as browsers write it', () => {
  unfoldTarget(note(), `#${encodeURIComponent('größe')}`);
  expect(open()).toEqual(['outer', 'inner']);
});

it.each(['', '#', '#plain', '#nowhere', '#%E0%A4%A', '#outside'])('leaves all as it is for "%s"', (hash) => {
  unfoldTarget(note(), hash);
  expect(open()).toEqual([]);
  expect(scrolled).not.toHaveBeenCalled();
});

it('does not move a reader for whom all is open', () => {
  for (const details of document.querySelectorAll('details')) details.open = true;
  unfoldTarget(note(), '#deep');
  expect(scrolled).not.toHaveBeenCalled();
});
