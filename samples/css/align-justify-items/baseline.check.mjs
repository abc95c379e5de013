/**
 * Which texts are on the line of "Tea", by the value of align-items, and where Tea begins, from the top, when it is alone
 * on a label 130 pixels high. An empty inline-block at the beginning or at the
 * end of a text stands on the baseline of the first or of the last line.
 */
export default (page) =>
  page.evaluate(() => {
    const label = document.querySelector('.label');
    const markIn = (selector, where) => {
      const mark = document.createElement('span');
      mark.style.display = 'inline-block';
      document.querySelector(selector).insertAdjacentElement(where, mark);
      return mark;
    };
    const name = markIn('.name', 'afterbegin');
    const others = [markIn('.price', 'afterbegin'), markIn('.note', 'afterbegin'), markIn('.note', 'beforeend')];
    const heightOf = (mark) => mark.getBoundingClientRect().bottom;
    const rows = ['center', 'baseline', 'last baseline'].map((value) => {
      label.style.alignItems = value;
      return [value, ...others.map((mark) => (Math.abs(heightOf(mark) - heightOf(name)) < 1 ? 'yes' : 'no'))];
    });
    const line = (row) =>
      row
        .map((cell, at) => cell.padEnd([15, 9, 7, 0][at]))
        .join('')
        .trimEnd();
    for (const selector of ['.price', '.note']) document.querySelector(selector).remove();
    label.style.height = '130px';
    const topsAlone = ['baseline', 'last baseline'].map((value) => {
      label.style.alignItems = value;
      return `Tea alone, ${value}: top ${document.querySelector('.name').getBoundingClientRect().top}`;
    });
    return [...[['align-items', '5 euros', 'fresh', 'today'], ...rows].map(line), ...topsAlone];
  });
