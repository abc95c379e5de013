import { toHtml } from 'hast-util-to-html';

import type { Chapter } from './chapter';

interface BookPart {
  readonly title: string;
  readonly about: string;
  readonly chapters: readonly Chapter[];
}

export interface Book {
  readonly title: string;
  readonly site: string;
  readonly siteUrl: string;
  /** The day on which it was made: `2026-11-22`. */
  readonly day: string;
  readonly parts: readonly BookPart[];
  /** The site's own styles. */
  readonly styles: string;
}

const text = (value: string): string => toHtml({ type: 'text', value });

/** What a sheet needs beside the site's styles for print. Sizes of paper are those of the reader's printer or A4. */
const SHEET = `
@page { size: A4; margin: 20mm 18mm 22mm; @bottom-center { content: counter(page); font: 9pt sans-serif; } }
@page :first { @bottom-center { content: ""; } }
body { margin: 0; background: #fff; }
main { max-width: 46rem; margin: auto; padding: 0 1rem; }
.book-title { padding-top: 35vh; break-after: page; text-align: center; }
.book-contents { break-after: page; }
.book-contents ol { margin: 0 0 1rem; padding: 0; list-style: none; }
.book-contents li { display: flex; gap: 0.5rem; }
.book-contents li::before { order: 1; flex: 1; border-bottom: 1px dotted; content: ""; }
.book-contents li > a { order: 0; }
.book-contents li > span { order: 2; min-width: 3rem; text-align: right; font-variant-numeric: tabular-nums; }
.book-chapter { break-before: page; }
.book-chapter > h2 { font-size: 2rem; }
.book-chapter .markdown :is(pre, figure:not(.lab), table, svg) { break-inside: avoid; }
.book-chapter .markdown :is(h2, h3, h4) { break-after: avoid; }
.book-chapter .markdown pre { white-space: pre-wrap; }
.lab-playback, .lab-change, .lab-fold .lab-controls, .lab-todo, .lab-predict-choices { display: none; }
@media print { main { max-width: none; padding: 0; } }
`;

/** One line of the contents; the number is filled in when the pages are known. */
function line({ id, title }: Chapter, pages: ReadonlyMap<string, number>): string {
  return `<li><a href="#${id}">${text(title)}</a><span>${pages.get(id) ?? ''}</span></li>`;
}

function contents({ parts }: Book, pages: ReadonlyMap<string, number>): string {
  const lists = parts.map(({ title, about, chapters }) => {
    const heading = parts.length > 1 ? `<h3>${text(title)}</h3>` : '';
    return `${heading}<p>${text(about)}</p><ol>${chapters.map((chapter) => line(chapter, pages)).join('')}</ol>`;
  });
  return `<nav class="book-contents"><h2>Contents</h2>${lists.join('')}</nav>`;
}

/**
 * A book as one page that can be read on a screen and printed: a title, the contents and the notes as chapters.
 * `pages` has the printed page of each chapter by its id, as far as it is known.
 */
export function bookPage(book: Book, pages: ReadonlyMap<string, number>): string {
  const chapters = book.parts.flatMap((part) => part.chapters);
  return `<!doctype html>
<html lang="en" data-theme="light"><head><meta charset="utf-8"><title>${text(`${book.title} | ${book.site}`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${book.styles}${SHEET}</style></head>
<body><main><section class="book-title"><h1>${text(book.title)}</h1>
<p>${text(`${book.site}, ${book.day}`)}</p><p><a href="${book.siteUrl}">${text(book.siteUrl)}</a></p>
<p>Text under CC BY 4.0, code under the MIT licence.</p></section>
${contents(book, pages)}
${chapters.map(({ id, title, html }) => `<article class="book-chapter"><h2 id="${id}">${text(title)}</h2><div class="note markdown theme-doc-markdown">${html}</div></article>`).join('\n')}
</main></body></html>
`;
}

/** The same page for a reader who has it without the site: fonts and pictures are named by their full address. */
export function awayFromSite(html: string, siteUrl: string): string {
  return html.replaceAll('url(/', `url(${siteUrl}/`).replaceAll(/ src="\/(?!\/)/g, ` src="${siteUrl}/`);
}
