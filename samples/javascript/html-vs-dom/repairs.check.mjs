/** The elements below html, then the children of main, serialised from the tree that the parser built. */
export default (page) =>
  page.evaluate(() => [
    `html contains: ${[...document.documentElement.children].map(({ localName }) => localName).join(', ')}`,
    ...document.querySelector('main').innerHTML.trim().split('\n'),
  ]);
