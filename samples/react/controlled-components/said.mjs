import { format } from 'node:util';

/** Collects the warnings that React writes to the console: the first paragraph of each message, once, in lines of at most 42 columns. */
export function listen(page) {
  const said = [];
  page.on('console', (message) => message.type() === 'error' && said.push(Promise.all(message.args().map((arg) => arg.jsonValue())).then((args) => format(...args))));
  return async () => {
    await page.waitForTimeout(100);
    const texts = new Set(await Promise.all(said.splice(0)));
    return [...texts].flatMap((text) => wrap(text.trim().split('\n')[0]));
  };
}

/** Breaks a long line at words. */
function wrap(text) {
  const lines = [''];
  for (const word of text.split(' ')) {
    if (`${lines.at(-1)} ${word}`.length > 40) lines.push('');
    lines[lines.length - 1] = `${lines.at(-1)} ${word}`.trim();
  }
  return lines.map((line) => `  ${line}`);
}
