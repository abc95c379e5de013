import { expect, it } from 'vitest';

import { parseDocument } from '../../../lib/htmlTree';
import { yieldAfterFirstScreen } from './firstFrame';
import { minimalHtml } from './minimalHtml';

const long = 'Word '.repeat(130);
const marked = '<script data-needs-first-screen-only>boot()</script>';
const moved = '<script>boot()</script>';
const page = (note: string, scripts = ''): string =>
  `<body><main><div data-note=/docs/a class=note>${note}</div></main>${scripts}<script>start()</script>`;

const finished = (html: string): string => {
  const document = parseDocument(html);
  yieldAfterFirstScreen(document);
  return minimalHtml(document);
};
const asParsed = (html: string): string => minimalHtml(parseDocument(html));

it.each([
  ['paragraph', `<p>${long}</p>\n`, '<p>More</p>\n<p>Last</p>'],
  ['heading', `<p>Short</p>\n<p>${long}</p>\n`, '<h2 id=a>More</h2>'],
])('moves the script before the first %s below the first screen', (_what, above, below) => {
  expect(finished(page(above + below, marked))).toBe(asParsed(page(`${above}${moved}${below}`)));
});

it('moves the script that says so, wherever it stands', () => {
  const [above, below] = [`<p>${long}</p>\n`, '<p>More</p>'];
  expect(finished(page(above + below, `${marked}<script>other()</script>`))).toBe(
    asParsed(page(`${above}${moved}${below}`, '<script>other()</script>')),
  );
});

it('has at least a tenth of a note with many elements before the script', () => {
  const above = `<p>${long}</p>\n<p>Short</p>\n`;
  const below = `<p>Here</p>\n${'<i>a</i>'.repeat(18)}`;
  expect(finished(page(above + below, marked))).toBe(asParsed(page(`${above}${moved}${below}`)));
});

it.each([
  ['a short note', page('<p>Short</p>\n<p>note</p>', marked)],
  ['a note of one block', page(`<p>${long}</p>`, marked)],
  ['a page without a note', `<body><main><p>${long}</p>\n<p>More</p></main>${marked}`],
  ['a note whose island has no line of its own', page(`<p>${long}</p><p>More</p>`, marked)],
])('leaves the script of %s where it is', (_what, html) => {
  expect(finished(html)).toBe(asParsed(html.replace(marked, moved)));
});

it('changes nothing without such a script', () => {
  const html = page(`<p>${long}</p>\n<p>More</p>`, '<script>other()</script>');
  expect(finished(html)).toBe(asParsed(html));
});
