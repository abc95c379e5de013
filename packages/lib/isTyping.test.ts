// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { isTyping } from './isTyping';

function pressedIn(html: string): boolean {
  document.body.innerHTML = html;
  let typing = false;
  document.body.addEventListener('keydown', (event) => (typing = isTyping(event)), { once: true });
  document.body.firstElementChild?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, composed: true }));
  return typing;
}

it.each(['<input>', '<textarea></textarea>', '<select></select>'])('is so in %s', (html) => {
  expect(pressedIn(html)).toBe(true);
});

it.each(['<button></button>', '<p></p>', '<svg></svg>'])('is not so on %s', (html) => {
  expect(pressedIn(html)).toBe(false);
});
