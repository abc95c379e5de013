// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { isPassage, reportOf } from './selectedWays';
import { directive } from './textAddress';

const select = (from: string, to = from): Selection => {
  const range = document.createRange();
  range.setStart(document.querySelector(from)!.firstChild!, 0);
  const end = document.querySelector(to)!.lastChild!;
  range.setEnd(end, end.textContent!.length);
  const selection = getSelection()!;
  selection.removeAllRanges();
  selection.addRange(range);
  return selection;
};

describe('What is offered for selected words', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <main><p id="a">Two words are few.</p><p id="b">And more</p><div contenteditable><p id="c">typed by a reader</p></div></main>
      <p id="d">not of the note at all</p>`;
  });
  const note = (): HTMLElement => document.querySelector('main')!;

  it('comes for three words of the note and more', () => {
    expect(isPassage(select('#a'), note())).toBe(true);
    expect(isPassage(select('#a', '#b'), note())).toBe(true);
    expect(isPassage(select('#b'), note())).toBe(false);
  });

  it('does not come for what a reader types, nor for words beside the note', () => {
    expect(isPassage(select('#c'), note())).toBe(false);
    expect(isPassage(select('#d'), note())).toBe(false);
    expect(isPassage(select('#a', '#d'), note())).toBe(false);
  });

  it('reports with the address of the words and the words as a quotation', () => {
    const url = new URL(
      reportOf('https://code.example/issues/new?title=A&body=old', 'https://x.example/#:~:text=a', 'a <b>\n&c'),
    );
    expect(url.searchParams.get('title')).toBe('A');
    expect(url.searchParams.get('body')).toBe('https://x.example/#:~:text=a\n\n> a <b>\n> &c');
  });
});

describe('directive', () => {
  it('writes the parts in their order, and none that is not there', () => {
    expect(directive({ textStart: 'a b' })).toBe('text=a%20b');
    expect(directive({ prefix: 'p', textStart: 'a', textEnd: 'e', suffix: 's' })).toBe('text=p-,a,e,-s');
  });

  it('takes its own signs in a text for text', () => {
    expect(directive({ textStart: 'a-b, c & d' })).toBe('text=a%2Db%2C%20c%20%26%20d');
  });
});
