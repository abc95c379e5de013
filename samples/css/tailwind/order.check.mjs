import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** Has Tailwind write out.css for the page, and looks what each element got. */
export default async (page) => {
  writeFileSync('order.css', '@import "tailwindcss" source(none); @source "./order.html";');
  execFileSync('node_modules/.bin/tailwindcss', ['-i', 'order.css', '-o', 'out.css'], { stdio: 'pipe' });
  await page.reload();
  return page.evaluate(() => {
    const style = (selector) => getComputedStyle(document.querySelector(selector));
    const rows = [...document.querySelectorAll('div')].map(
      (one) => `${one.className.padEnd(14)}padding ${getComputedStyle(one).padding}`,
    );
    const rest = {
      'grid flex': `display ${style('p').display}`,
      h1: style('h1').fontSize === style('li').fontSize ? 'as large as li' : 'larger than li',
      ul: `list-style ${style('ul').listStyleType}`,
    };
    return [...rows, ...Object.entries(rest).map(([name, value]) => `${name.padEnd(14)}${value}`)];
  });
};
