import { format } from 'node:util';

/** React's warnings for four inputs, and what each holds after "xy" was typed. */
export default async (page) => {
  const lines = [];
  let said = [];
  page.on('console', (message) => said.push(Promise.all(message.args().map((arg) => arg.jsonValue())).then((args) => format(...args))));
  for (const name of ['no onChange', 'undefined, then typed', 'value={null}', 'value and defaultValue']) {
    said = [];
    await page.getByRole('button', { name }).click();
    await page.locator('input').pressSequentially('xy');
    await page.evaluate(() => new Promise((done) => setTimeout(done, 60)));
    lines.push(`${name}: shows "${await page.locator('input').inputValue()}"`);
    for (const text of await Promise.all(said)) lines.push(wrap(`  ${text.trim().split('\n')[0]}`));
  }
  return lines;
};

/** Breaks a long line at words: the text of the warning, for a narrow screen. */
const wrap = (text) => text.replace(/(?=.{71})(.{1,68}) /g, '$1\n  ');
