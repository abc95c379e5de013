/** What the page says of itself. */
export default (page) => page.$eval('pre', (one) => one.textContent.trim().split('\n'));
