/** In how many pieces the long label stands, and on which lines the two tabs are, with and without white space between. */
export default async (page) =>
  page.evaluate(() => {
    const label = document.querySelector('div span:last-child');
    const row = document.querySelector('.tabs');
    const said = (name, value) => name.padEnd(21) + value;
    const pieces = (display) => {
      label.style.display = display;
      const count = label.getClientRects().length;
      label.style.display = '';
      return said(`label, ${display}`, count === 1 ? '1 piece' : `${count} pieces`);
    };
    const tabs = () => {
      const [left, right] = [...row.children].map((tab) => tab.getBoundingClientRect().top);
      return left === right ? 'side by side' : 'two lines';
    };
    const lines = [pieces('inline'), pieces('inline-block')];
    lines.push(said('tabs, line break', tabs()));
    for (const tab of row.children) tab.style.margin = '0';
    lines.push(said('tabs, margin: 0', tabs()));
    row.style.display = 'flex';
    lines.push(said('tabs, flex', tabs()));
    row.style.display = '';
    row.innerHTML = row.innerHTML.replace(/>\s+</g, '><').trim();
    lines.push(said('tabs, no space', tabs()));
    return lines;
  });
