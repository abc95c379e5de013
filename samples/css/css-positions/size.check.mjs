/** Where each badge begins and how wide it is, in whole pixels. */
export default (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.badge')].map((badge) => {
      const { left, width } = badge.getBoundingClientRect();
      return `${badge.textContent}: left ${Math.round(left)}, width ${Math.round(width)}`;
    }),
  );
