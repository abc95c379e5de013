/** The children of main, serialised from the tree that the parser built. */
export default (page) =>
  page.evaluate(() => document.querySelector('main').innerHTML.trim().split('\n'));
