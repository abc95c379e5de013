/** The characters of each line in the order of the file, and as they stand on the screen; Hebrew letters as capitals. */
const orders = () => {
  const latin = { ד: 'D', נ: 'N', ה: 'H' };
  const signsOf = (line) => {
    const range = document.createRange();
    const walk = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let text = walk.nextNode(); text; text = walk.nextNode())
      for (let at = 0; at < text.length; at++) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        found.push({ left: range.getBoundingClientRect().left, sign: text.data[at] });
      }
    return found;
  };
  const shown = (signs) => signs.map(({ sign }) => latin[sign] ?? sign).join('');
  const lines = ['span', 'bdi'].map((tag) => [tag, signsOf(document.querySelector(tag).parentElement)]);
  const [[, first]] = lines;
  return [
    `text: ${shown(first)}`,
    ...lines.map(([tag, signs]) => `${`${tag}:`.padEnd(5)} ${shown(signs.toSorted((a, b) => a.left - b.left))}`),
  ];
};

export default (page) => page.evaluate(orders);
