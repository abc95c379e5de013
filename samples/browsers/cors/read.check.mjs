import { exchange, open, told } from './browse.mjs';

export default async (runner) => {
  const session = await open(runner, 'read.html', 'api.mjs');
  const lines = [];
  for (const origin of ['https://shop.example', 'https://evil.example']) {
    const page = await session.visit(origin);
    const got = await page.evaluate('read()');
    lines.push(`page at ${origin}`, ...session.taken().flatMap(exchange), `  script gets ${told(got)}`, '');
  }
  await session.close();
  return lines.slice(0, -1);
};
