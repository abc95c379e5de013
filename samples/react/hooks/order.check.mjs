import { format } from 'node:util';

/** The hooks of a component as React keeps them, then the click that renders one hook more. */
export default async (page) => {
  const warnings = [];
  page.on('console', (message) => warnings.push(Promise.all(message.args().map((arg) => arg.jsonValue())).then((args) => format(...args))));
  await page.locator('button').waitFor();
  const kept = await page.evaluate(() => {
    const button = document.querySelector('button');
    let fiber = button[Object.keys(button).find((key) => key.startsWith('__reactFiber'))];
    while (typeof fiber.type !== 'function') fiber = fiber.return;
    const slots = [];
    for (let hook = fiber.memoizedState; hook; hook = hook.next) slots.push(JSON.stringify(hook.memoizedState));
    return slots;
  });
  const title = await page.locator('#root').textContent();
  await page.locator('button').click();
  const after = await page.locator('#root').textContent();
  const changed = (await Promise.all(warnings)).find((text) => text.includes('order of Hooks'));
  return ['kept: ' + kept.join(' -> '), `shown: ${title}`, ...wrap(`after the click: ${after}`).split('\n'), '', ...changed.trimEnd().split('\n').map(wrap)];
};

/** Breaks a long line at words: the text of the message, for a narrow screen. */
const wrap = (text) => text.replace(/(?=.{71})(.{1,70}) /g, '$1\n');
