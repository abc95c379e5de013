require('react-server-dom-webpack/node-register')();
const http = require('node:http');
const { text } = require('node:stream/consumers');
const { decodeReply } = require('react-server-dom-webpack/server');
const orders = require('./orders.js');
const { session } = require('./session.js');

// The endpoint that a framework makes for 'use server'.
const site = http.createServer(async (request, response) => {
  const { action, cookie } = request.headers;
  try {
    if (!Object.hasOwn(orders, action)) throw new Error('unknown');
    const args = await decodeReply(await text(request), {});
    response.end(await session.run(cookie, orders[action], ...args));
  } catch (error) {
    response.writeHead(400).end(error.message);
  }
});

async function post(action, body, cookie) {
  const url = `http://127.0.0.1:${site.address().port}`;
  const headers = cookie ? { action, cookie } : { action };
  const answer = await fetch(url, { method: 'POST', headers, body });
  const who = cookie ?? 'nobody';
  console.log(`${who}: ${action} ${body}`);
  console.log(`  ${answer.status} ${await answer.text()}`);
}

site.listen(0, '127.0.0.1', async () => {
  await post('order', '[7,2]', 'ada');
  await post('order', '[7,-50]');
  await post('checked', '[7,-50]', 'ada');
  await post('checked', '[7,2]');
  await post('checked', '[7,2]', 'ada');
  site.close();
});
