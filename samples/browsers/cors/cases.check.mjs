import { open } from './browse.mjs';

const send = async (name) => {
  try {
    const response = await fetch('https://api.shop.example/orders', cases[name]);
    return await response.text();
  } catch (error) {
    return error.name;
  }
};

export default async (runner) => {
  const session = await open(runner, 'cases.html', (_, response) => response.end('done'));
  const page = await session.visit('https://shop.example');
  const lines = [['request', 'API gets', 'script gets']];
  for (const name of await page.evaluate('Object.keys(cases)')) {
    const got = await page.evaluate(send, name);
    const received = session.taken().map(({ method }) => method);
    lines.push([name, received.join(', '), got]);
  }
  await session.close();
  return lines.map(([name, received, got]) => `${name.padEnd(14)}  ${received.padEnd(8)}  ${got}`);
};
