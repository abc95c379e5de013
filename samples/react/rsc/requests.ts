// #region imports
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
// @ts-expect-error: the package has no types
import { decodeReply } from 'react-server-dom-webpack/server';
// @ts-expect-error: JavaScript
import * as orders from './orders';
import { session } from './session';
// #endregion imports

async function main() {
  await send('ada', 'order', '[2]');
  await send('nobody', 'order', '[-50]');
  await send('nobody', 'checked', '[2]');
  await send('ada', 'checked', '[-50]');
  await send('ada', 'checked', '[2]');
  site.close();
}
// #region site
// As in a framework: decodes the arguments and calls the function.
const site = createServer(async (request, response) => {
  const { cookie, action } = request.headers;
  const user = cookie === 'nobody' ? undefined : cookie;
  try {
    if (!Object.hasOwn(orders, String(action))) throw Error('unknown');
    const call = orders[action as keyof typeof orders];
    const args: [number] = await decodeReply(await text(request), {});
    response.end(await session.run(user, call, ...args));
  } catch (error) {
    response.writeHead(400).end((error as Error).message);
  }
});
site.listen(0, '127.0.0.1', () => void main());

async function send(cookie: string, action: string, body: string) {
  const headers = { cookie, action };
  const request = { method: 'POST', headers, body };
  const { port } = site.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}`, request);
  console.log(`${cookie}: ${action} ${body}`);
  console.log(`  ${response.status} ${await response.text()}`);
}
// #endregion site
