/** The characters from left to right, as they stand on the screen; Hebrew letters as capitals. */
const seen = () => {
  const latin = { ד: 'D', נ: 'N', ה: 'H', א: 'A', ב: 'V', י: 'I' };
  const places = (line) => {
    const range = document.createRange();
    const walk = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let text = walk.nextNode(); text; text = walk.nextNode())
      for (let at = 0; at < text.length; at++) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const { left, top, width } = range.getBoundingClientRect();
        if (width > 0) found.push({ row: Math.round(top / 10), left, sign: text.data[at] });
      }
    found.sort((one, other) => one.row - other.row || one.left - other.left);
    return found.map(({ sign }) => latin[sign] ?? sign).join('').replace(/ +/g, ' ').trim();
  };
  const gap = (card, name) => {
    const inner = card.querySelector(name).getBoundingClientRect();
    const outer = card.getBoundingClientRect();
    return `${Math.round(inner.left - outer.left - 1)} left, ${Math.round(outer.right - inner.right - 1)} right`;
  };
  /** The program as it stands in the file, run by someone who is no admin. */
  const granted = new Function('isAdmin', `let granted = false; ${code} return granted;`)(false);
  const cards = [...document.querySelectorAll('.card')];
  return [
    ...cards.flatMap((card) => [
      `${card.dir || 'ltr'} margin-left:         ${gap(card, '.old')}`,
      `${card.dir || 'ltr'} margin-inline-start: ${gap(card, '.new')}`,
    ]),
    `plain:    ${places(document.querySelector('#plain'))}`,
    `isolated: ${places(document.querySelector('#isolated'))}`,
    `source:   ${places(document.querySelector('#source'))}`,
    `isAdmin is false, granted is ${granted}`,
  ];
};

export default (page) => page.evaluate(seen);
