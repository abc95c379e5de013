/** Which paragraph is yellow while the mouse moves, and whether the HTML stays as it was. */
export default async (page) => {
  const look = () =>
    page.evaluate(() => {
      const isYellow = (one) => getComputedStyle(one).backgroundColor === 'rgb(255, 255, 0)';
      const yellow = [...document.querySelectorAll('p')].filter(isYellow).map((one) => one.textContent);
      return { yellow: yellow.join(', ') || 'none', html: document.querySelector('section').innerHTML };
    });
  await page.mouse.move(700, 500);
  const before = await look();
  await page.hover('p:nth-of-type(2)');
  const over = await look();
  await page.mouse.move(700, 500);
  const after = await look();
  const same = before.html === over.html && over.html === after.html;
  return [
    `mouse elsewhere  ${before.yellow}`,
    `over Mint tea    ${over.yellow}`,
    `elsewhere again  ${after.yellow}`,
    `the HTML         ${same ? 'the same all the time' : 'changed'}`,
  ];
};
