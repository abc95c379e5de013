// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { isShown, placeIn, wordsOf } from './place';

const words = (count: number): string => `<p>${'word '.repeat(count)}</p>`;

/** A window of 1000 pixels, in which each heading stands at the height that its attribute says, and a folded one nowhere. */
beforeEach(() => {
  Object.defineProperty(window, 'innerHeight', { value: 1000, configurable: true });
  HTMLElement.prototype.getBoundingClientRect = function () {
    return new DOMRect(0, Number(this.dataset['top'] ?? 0), 1, 1);
  };
  HTMLElement.prototype.getClientRects = function () {
    return (this.closest('details:not([open])') ? [] : [this.getBoundingClientRect()]) as unknown as DOMRectList;
  };
});

function note(html: string): HTMLElement {
  document.body.innerHTML = `<article><h1> epoll </h1><div id="body">${html}</div></article>`;
  return document.querySelector<HTMLElement>('#body') ?? document.body;
}

it('is the last heading above the reader’s eyes', () => {
  const body = note(
    `<h2 id="a" data-top="-300">A</h2>${words(200)}<h3 id="b" data-top="399">B</h3>${words(150)}<h2 id="c" data-top="400">C</h2>${words(60)}`,
  );
  expect(placeIn(body)).toEqual({ title: 'epoll', heading: 'B', id: 'b', minutes: 2 });
});

it('is none before the first heading, and where the note has no title', () => {
  expect(placeIn(note(`${words(10)}<h2 id="a" data-top="900">A</h2>`))).toBeUndefined();
  const body = note('<h2 id="a" data-top="0">A</h2>');
  document.querySelector('h1')?.remove();
  expect(placeIn(body)).toBeUndefined();
});

it('passes over a heading without an id, and over those of a folded workshop', () => {
  const body = note(
    '<h2 id="a" data-top="0">A</h2><h3 data-top="10">no id</h3><details><h3 id="b" data-top="20">B</h3></details>',
  );
  expect(placeIn(body)?.id).toBe('a');
  expect([...body.querySelectorAll<HTMLElement>('[id]')].map(isShown)).toEqual([true, false]);
});

it('counts to where a reader may stop, and nothing behind that', () => {
  const stop = `<h2 id="what-you-can-do-now" data-top="5000">Stop</h2>${words(4000)}`;
  expect(placeIn(note(`<h2 id="a" data-top="0">A</h2>${words(201)}${stop}`))?.minutes).toBe(2);
  const passed = note(
    `<h2 id="what-you-can-do-now" data-top="-9">Stop</h2>${words(9)}<h2 id="z" data-top="0">Z</h2>${words(900)}`,
  );
  expect(placeIn(passed)).toMatchObject({ id: 'z', minutes: 0 });
});

it('says a heading without the words of the link to it', () => {
  const body = note('<h2 id="a">What <code>epoll</code> does <a class="hash-link">Direct link to it</a></h2>');
  const heading = body.querySelector('h2');
  expect(heading && wordsOf(heading)).toBe('What epoll does');
});
