// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { element } from './element';

it('makes an element with its properties', () => {
  expect(element('p', { className: 'a', textContent: '<b>' }).outerHTML).toBe('<p class="a">&lt;b&gt;</p>');
  expect(element('hr').outerHTML).toBe('<hr>');
});
