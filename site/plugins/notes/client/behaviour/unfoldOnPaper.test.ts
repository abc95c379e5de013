// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { unfoldOnPaper } from './unfoldOnPaper';

it('opens on paper what is folded, and leaves on the screen what the reader had', () => {
  document.body.innerHTML = '<details id="a"></details><details id="b" open></details>';
  const abort = new AbortController();
  unfoldOnPaper(document.body, abort.signal);
  const open = (): string[] => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
  dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual(['a', 'b']);
  dispatchEvent(new Event('afterprint'));
  expect(open()).toEqual(['b']);
  abort.abort();
  dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual(['b']);
});
