/** For each element whether the orange box is hit by a point below it, and what a script is told of the box's content. */
export default (page) =>
  page.$$eval('.x', (all) =>
    all.map((one) => {
      const name = one.localName === 'input' ? one.type : one.localName;
      one.scrollIntoView({ block: 'center' });
      const { left, bottom } = one.getBoundingClientRect();
      const isHit = document.elementFromPoint(left + 30, bottom + 9) === one;
      return `${name.padEnd(9)} ${isHit ? 'box   ' : 'no box'}  content: ${getComputedStyle(one, '::before').content}`;
    }),
  );
