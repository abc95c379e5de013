/** The colour of each paragraph. */
export default (page) =>
  page.$$eval('p', (all) => all.map((one) => `${one.textContent}: ${getComputedStyle(one).color === 'rgb(0, 128, 0)' ? 'green' : 'red'}`));
