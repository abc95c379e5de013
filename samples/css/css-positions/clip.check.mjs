const tries = ['', '.card { position: relative }', '.card { transform: scale(1) }', '.menu { position: fixed }'];

/** By a rule that is added: whether the lower end of the menu, 60 pixels below the card, is seen. */
export default (page) =>
  page.evaluate((all) => {
    const sheet = document.head.appendChild(document.createElement('style'));
    const menu = document.querySelector('.menu');
    return all.map((rule) => {
      sheet.textContent = rule;
      const { left, bottom } = menu.getBoundingClientRect();
      const isSeen = document.elementFromPoint(left + 5, bottom - 5) === menu;
      return (rule || 'nothing added').padEnd(32) + (isSeen ? 'seen' : 'cut off');
    });
  }, tries);
