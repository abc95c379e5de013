/** From 600 down the page: what the sticky heading says of its place, and where links to it and to its section lead. */
export default async (page) => {
  const lines = [];
  for (const scrolled of [0, 300, 600])
    lines.push(
      await page.evaluate((y) => {
        scrollTo(0, y);
        return `scrolled to ${y}:`.padEnd(18) + `offsetTop of the heading ${document.querySelector('h2').offsetTop}`;
      }, scrolled),
    );
  for (const target of ['heading', 'green']) {
    await page.evaluate(async (id) => {
      scrollTo(0, 600);
      location.hash = id;
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }, target);
    lines.push(`link #${target}:`.padEnd(18) + `scrolled to ${await page.evaluate(() => scrollY)}`);
  }
  for (const position of ['static', 'relative'])
    lines.push(
      await page.evaluate((value) => {
        for (const one of document.querySelectorAll('section')) one.style.position = value;
        const last = [...document.querySelectorAll('h2')].at(-1);
        scrollTo(0, 0);
        return `sections ${value}:`.padEnd(22) + `offsetTop of Black teas ${last.offsetTop}`;
      }, position),
    );
  return lines;
};
