const tries = [
  ['absolute, as Bootstrap does it', 'absolute', ''],
  ['fixed', 'fixed', ''],
  ['fixed, .wrap { transform: scale(1) }', 'fixed', '.wrap { transform: scale(1) }'],
  ['fixed, .around { transform: scale(1) }', 'fixed', '.around { transform: scale(1) }'],
  ['fixed, .around { translate: 0px }', 'fixed', '.around { translate: 0px }'],
  ['fixed, .around { backdrop-filter: blur(4px) }', 'fixed', '.around { backdrop-filter: blur(4px) }'],
  ['fixed, .around { contain: content }', 'fixed', '.around { contain: content }'],
];

/** By Popper's strategy and a rule that is added: where the open menu is, from the lower left corner of its button, and whether its end is seen. */
export default async (page) => {
  const lines = ['strategy and rule'.padEnd(49) + 'menu is off by   its end'];
  for (const [name, strategy, rule] of tries) {
    const [x, y, isSeen] = await page.evaluate(
      async ([chosen, text]) => {
        const sheet = document.querySelector('#tried') ?? document.head.appendChild(document.createElement('style'));
        sheet.id = 'tried';
        sheet.textContent = text;
        const button = document.querySelector('button');
        const dropdown = new globalThis.bootstrap.Dropdown(button, {
          popperConfig: (config) => ({ ...config, strategy: chosen }),
        });
        dropdown.show();
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        const [menu, by] = [document.querySelector('.dropdown-menu'), button].map((one) => one.getBoundingClientRect());
        const last = [...document.querySelectorAll('.dropdown-item')].at(-1);
        const { left, bottom } = last.getBoundingClientRect();
        const isSeen = document.elementFromPoint(left + 5, bottom - 5) === last;
        dropdown.hide();
        dropdown.dispose();
        return [Math.round(menu.left - by.left), Math.round(menu.top - by.bottom), isSeen];
      },
      [strategy, rule],
    );
    lines.push(name.padEnd(49) + `${x}, ${y}`.padEnd(17) + (isSeen ? 'seen' : 'cut off'));
  }
  return lines;
};
