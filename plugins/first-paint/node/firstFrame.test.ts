import { expect, test } from 'vitest';

import { yieldAfterFirstScreen } from './firstFrame';

const long = 'Word '.repeat(130);
const end = '<script type=application/json id=scripts>[]</script><script>start()</script>';
const page = (note: string, scripts = '<script>boot()</script>'): string =>
  `<body><div id=app><div data-note=/docs/a class=note>${note}</div><script type=application/json data-note-data="">{}</script></div>\n${scripts}\n${end}`;

test.each([
  ['paragraph', `<p>${long}</p>\n`, '<p>More</p>\n<p>Last</p>'],
  ['heading', `<p>Short</p>\n<p>${long}</p>\n`, '<h2 id=a>More</h2>'],
])('the script moves before the first %s below the first screen', (_what, above, below) => {
  expect(yieldAfterFirstScreen(page(above + below))).toBe(page(`${above}<script>boot()</script>${below}`, ''));
});

test('of several scripts the last moves', () => {
  const above = `<p>${long}</p>\n`;
  expect(yieldAfterFirstScreen(page(`${above}<p>More</p>`, '<script>a()</script><script>b()</script>'))).toBe(
    page(`${above}<script>b()</script><p>More</p>`, '<script>a()</script>'),
  );
});

test('of a long note at least a tenth stands before the script', () => {
  const above = `<p>${long}</p>\n<p>${long}</p>\n`;
  const below = `<p>Here</p>\n<p>${long.repeat(15)}</p>`;
  expect(yieldAfterFirstScreen(page(above + below))).toBe(page(`${above}<script>boot()</script>${below}`, ''));
});

test.each([
  ['a short note', page('<p>Short</p>\n<p>note</p>')],
  ['a note of one block', page(`<p>${long}</p>`)],
  ['a page without a note', `<body><main><p>${long}</p>\n<p>More</p></main><script>boot()</script>${end}`],
  ['a page without such a script', page(`<p>${long}</p>\n<p>More</p>`, '')],
])('%s stays as it is', (_what, html) => {
  expect(yieldAfterFirstScreen(html)).toBe(html);
});
