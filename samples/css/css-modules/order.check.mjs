import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';

const colours = { 'rgb(220, 20, 60)': 'crimson', 'rgb(0, 0, 128)': 'navy' };
const change = (file, edit) => writeFileSync(file, edit(readFileSync(file, 'utf8')));

/** The files that Vite writes for the page, by their paths. */
async function built() {
  const { output } = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: 'order.html' } },
  });
  return new Map(output.map(({ fileName, code, source }) => [`/${fileName}`, code ?? source]));
}

/** Builds the program, opens the view with the button and says which colour it has. */
async function line(page, name) {
  const files = await built();
  await page.unroute('**/*');
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const kind = { css: 'text/css', js: 'text/javascript', html: 'text/html' }[pathname.split('.').pop()];
    return route.fulfill({ body: files.get(pathname) ?? '', contentType: kind });
  });
  await page.goto('http://localhost/order.html');
  await page.waitForFunction(() => globalThis.show);
  await page.evaluate(() => show.buy());
  const colour = await page.$eval('button', (one) => getComputedStyle(one).color);
  const sheets = [...files.keys()].filter((file) => file.endsWith('.css')).length;
  return `${name}: ${sheets} style sheets, ${colours[colour]}`;
}

export default async (page) => {
  const both = await line(page, 'two views');
  const main = readFileSync('app/main.js', 'utf8');
  change('app/main.js', (text) => text.replace(/.*offer\.js.*\n/, ''));
  const alone = await line(page, 'without the offer');
  writeFileSync('app/main.js', main);
  change('app/button.module.css', (text) => `@layer base { ${text} }`);
  return [alone, both, await line(page, 'two views, in a layer')];
};
