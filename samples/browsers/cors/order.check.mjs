import { exchange, open, told } from './browse.mjs';

export default async (runner) => {
  const session = await open(runner, 'order.html', 'order-api.mjs');
  const page = await session.visit('https://shop.example');
  const got = await page.evaluate('order()');
  const lines = session.taken().flatMap((asked) => [...exchange(asked), '']);
  await page.evaluate('order()');
  const again = session.taken().map(({ method, url }) => `${method} ${url}`);
  await session.close();
  return [
    ...lines.map((line) => line.trimStart()),
    `script gets ${told(got)}`,
    '',
    `second order at once: ${again.join(', ')}`,
  ];
};
