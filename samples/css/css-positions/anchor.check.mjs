/** From where to where button and menu reach, by where the panel is in a window of 480 pixels. */
export default async (page) => {
  const rows = await page.evaluate(() => {
    const at = (selector) => {
      const { y, bottom } = document.querySelector(selector).getBoundingClientRect();
      return `${y} to ${bottom}`;
    };
    return [20, 300, 360, 400].map((top) => {
      document.querySelector('#panel').style.marginTop = `${top}px`;
      return `button ${at('button').padEnd(12)}menu ${at('menu')}`;
    });
  });
  return rows;
};
