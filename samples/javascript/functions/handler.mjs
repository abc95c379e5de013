import express from 'express';
import { once } from 'node:events';

const handlers = [
  (error, request, response, next) =>
    response.status(503).send('back soon'),
  (error, request, response, next = null) =>
    response.status(503).send('back soon'),
];

for (const handler of handlers) {
  const app = express();
  app.get('/bread', () => { throw new Error('oven'); });
  app.use(handler);

  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const shop = 'http://127.0.0.1:' + server.address().port;
  const bread = await fetch(shop + '/bread');
  const cake = await fetch(shop + '/cake');
  console.log(handler.length, bread.status, cake.status);
  server.close();
}
