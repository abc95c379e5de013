import http from 'node:http';

import { open, told } from './browse.mjs';

/** A message of the console in lines of at most 44 characters. */
const wrapped = (text) => text.match(/.{1,40}( |$)/g).map((part) => `    ${part.trimEnd()}`);

export default async (runner) => {
  let received = 0;
  const printer = http.createServer((_, response) => {
    received += 1;
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end('ready');
  });
  printer.listen(9100, '127.0.0.1');
  const args = ['--ip-address-space-overrides=127.0.0.1:8443=public'];
  const session = await open(runner, 'local.html', () => {}, { args });
  const lines = [];
  for (const granted of [false, true]) {
    if (granted) await session.context.grantPermissions(['local-network-access']);
    const page = await session.visit('https://shop.example');
    received = 0;
    const got = await page.evaluate('status().catch((error) => error.name)');
    lines.push(granted ? 'with permission' : 'without permission');
    lines.push(`  server received ${received} ${received === 1 ? 'request' : 'requests'}`, `  script gets ${told(got)}`);
    const reasons = session.messages.splice(0).filter((text) => text.startsWith('Access'));
    if (reasons.length > 0) lines.push('  console:', ...reasons.flatMap(wrapped));
  }
  await session.close();
  printer.close();
  return lines;
};
