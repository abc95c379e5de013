/** The colour, the background and the kind of border of the tea that is found first, in words. */
export const looksOf = (page, selector) =>
  page.evaluate((found) => {
    const names = {
      'rgb(0, 0, 0)': 'black',
      'rgb(0, 128, 0)': 'green',
      'rgb(255, 0, 0)': 'red',
      'rgb(255, 165, 0)': 'orange',
      'rgb(255, 255, 0)': 'yellow',
    };
    const { color, backgroundColor, borderTopStyle } = getComputedStyle(document.querySelector(found));
    return [names[color], names[backgroundColor] ?? 'none', borderTopStyle];
  }, selector);
