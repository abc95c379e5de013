/** The children of html, then the tree below main, written as HTML by the browser. */
export default (page) =>
  page.evaluate(() => [
    `children of html: ${[...document.documentElement.children].map(({ localName }) => localName).join(', ')}`,
    ...document.querySelector('main').innerHTML.trim().split('\n'),
  ]);
