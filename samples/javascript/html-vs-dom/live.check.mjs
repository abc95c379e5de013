/** The items that are still marked as new in each of the two lists. */
export default (page) =>
  page.evaluate(() =>
    ['live', 'static'].map((id) => {
      const left = [...document.querySelectorAll(`#${id} .new`)].map((item) => item.textContent.trim());
      return `${id.padEnd(7)} still new: ${left.join(', ') || 'none'}`;
    }));
