import http from 'node:http';
import { Agent, interceptors, request } from 'undici';

const server = http.createServer((incoming, response) => {
  const { cookie, authorization, rule } = incoming.headers;
  response.setHeader('Cache-Control', rule);
  response.end(`page of ${cookie ?? authorization}`);
});
await new Promise((done) => server.listen(8080, '127.0.0.1', done));

/** Ada asks first, then Bob, through one shared cache. */
async function ask(header, rule) {
  const cache = interceptors.cache({ type: 'shared' });
  const dispatcher = new Agent().compose(cache);
  const got = [];
  for (const user of ['Ada', 'Bob']) {
    const headers = { [header]: user, rule };
    const url = 'http://127.0.0.1:8080/account';
    const { body } = await request(url, { headers, dispatcher });
    got.push(await body.text());
  }
  await dispatcher.close();
  return got[1];
}

const line = (header, rule, got) => `${header.padEnd(13)} ${rule.padEnd(19)} ${got}`;
console.log(line('login in', 'response has', 'Bob gets'));
// #region cases
const cases = [
  ['cookie', 'max-age=60'],
  ['cookie', 'private, max-age=60'],
  ['authorization', 'max-age=60'],
  ['authorization', 'public, max-age=60'],
];
// ask returns the page that Bob gets
// line joins three texts
for (const [header, rule] of cases)
  console.log(line(header, rule, await ask(header, rule)));
// #endregion cases
server.close();
