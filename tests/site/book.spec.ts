import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';
import { extractText } from 'unpdf';

import { topics, type Topic } from '../../site/config/topics';
import { bookOf } from '../../tools/book/bookOf';
import { pageNumbers } from '../../tools/book/pageNumbers';
import { printBook } from '../../tools/book/printBook';
import { siteFolders } from '../../tools/generator/siteFolders';

const all: readonly Topic[] = topics;

test(
  'A topic is printed as a book: the contents name the page on which each note begins.',
  { tag: '@verify' },
  async () => {
    test.setTimeout(120_000);
    const { build } = siteFolders(process.cwd());
    const read = (route: string): string | null => {
      const file = path.join(build, `${route}.html`);
      return existsSync(file) ? readFileSync(file, 'utf8') : null;
    };
    const book = bookOf('Physics', [all.find(({ id }) => id === 'physics')!], read, '2026-11-22');
    const { pdf, html } = await printBook(book, build);
    const { text } = await extractText(new Uint8Array(pdf));
    const chapters = book.parts.flatMap((part) => part.chapters);
    const pages = await pageNumbers(pdf);
    expect(chapters.length).toBeGreaterThan(1);
    for (const { id, title } of chapters) {
      const page = pages.get(id)!;
      expect(html).toContain(`<a href="#${id}">${title}</a><span>${page}</span>`);
      expect(text[page - 1]).toContain(title);
      // The number at the foot of the sheet is the one in the contents.
      expect(text[page - 1]!.trim()).toMatch(new RegExp(`(^|\\s)${page}(\\s|$)`));
    }
  },
);
