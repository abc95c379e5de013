import { readFileSync, writeFileSync } from 'node:fs';

import { open, told } from './browse.mjs';

export default async (runner) => {
  const whole = readFileSync('choose-api.mjs', 'utf8');
  const without = whole.replace(/.*'Vary'.*\n/, '');
  if (without === whole) throw new Error('choose-api.mjs has no line with Vary');
  writeFileSync('choose-api-without-vary.mjs', without);
  const lines = [];
  for (const [name, api] of [
    ['with Vary', 'choose-api.mjs'],
    ['without Vary', 'choose-api-without-vary.mjs'],
  ]) {
    const session = await open(runner, 'vary.html', api);
    lines.push(name);
    for (const [page, origin] of [
      ['shop page', 'https://shop.example'],
      ['admin page', 'https://admin.shop.example'],
    ]) {
      const opened = await session.visit(origin);
      const got = await opened.evaluate('read().catch((error) => error.name)');
      const asked = session.taken().length > 0 ? 'API asked' : 'from the cache';
      lines.push(`  ${page}: ${asked}, ${told(got)}`);
    }
    await session.close();
  }
  return lines;
};
