/** Which paragraph is yellow while the mouse moves, where the star is, and whether the HTML stays as it was. */
export default async (page) => {
  const look = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll('p')];
      const names = (found) => found.map((element) => element.textContent).join(', ') || 'none';
      return {
        yellow: names(all.filter((element) => getComputedStyle(element).backgroundColor === 'rgb(255, 255, 0)')),
        star: names(all.filter((element) => getComputedStyle(element, '::before').content.includes('★'))),
        html: document.querySelector('section').innerHTML,
      };
    });
  const before = await look();
  await page.hover('p:nth-of-type(2)');
  const over = await look();
  await page.mouse.move(700, 500);
  const after = await look();
  const same = before.html === over.html && over.html === after.html;
  return [
    `star:                     ${before.star}`,
    `mouse over Mint, yellow:  ${over.yellow}`,
    `mouse elsewhere, yellow:  ${after.yellow}`,
    `HTML:                     ${same ? 'the same all the time' : 'changed'}`,
  ];
};
