import http from 'node:http';
import { Agent, interceptors, request } from 'undici';

const server = http.createServer((incoming, response) => {
  const { cookie, authorization, rule } = incoming.headers;
  response.setHeader('Cache-Control', rule);
  response.end(`page of ${cookie ?? authorization}`);
});
await new Promise((done) => server.listen(8080, '127.0.0.1', done));

/** An empty shared cache before a server that sends this rule; ask returns the page that the user gets. */
function sharedCache(rule) {
  const cache = interceptors.cache({ type: 'shared' });
  const dispatcher = new Agent().compose(cache);
  return {
    async ask(header, user) {
      const headers = { [header]: user, rule };
      const url = 'http://127.0.0.1:8080/account';
      const { body } = await request(url, { headers, dispatcher });
      return body.text();
    },
  };
}

// #region cases
// above, not shown: the server and the cache
const rules = [
  'max-age=60',
  'private, max-age=60',
  'public, max-age=60',
];
for (const header of ['cookie', 'authorization']) {
  console.log(`${header.padEnd(19)} Bob gets`);
  for (const rule of rules) {
    const cache = sharedCache(rule); // still empty
    await cache.ask(header, 'Ada');
    const page = await cache.ask(header, 'Bob');
    console.log(`${rule.padEnd(19)} ${page}`);
  }
}
// #endregion cases
server.close();
server.closeAllConnections();
