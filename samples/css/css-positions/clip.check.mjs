/** Whether the lower part of the menu can be seen below the card, by the card's position. */
export default (page) =>
  page.evaluate(() => {
    const card = document.querySelector('.card');
    const menu = document.querySelector('.menu');
    return ['static', 'relative'].map((position) => {
      card.style.position = position;
      const { left, bottom } = menu.getBoundingClientRect();
      const isWhole = document.elementFromPoint(left + 5, bottom - 5) === menu;
      return `card ${position}: ${isWhole ? 'the whole menu is visible' : 'the menu is cut off'}`;
    });
  });
