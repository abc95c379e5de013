import http from 'node:http';
import { Agent, interceptors, request } from 'undici';

let asked = 0;
const server = http.createServer((incoming, response) => {
  asked++;
  const { cookie, authorization, rule } = incoming.headers;
  response.setHeader('Cache-Control', rule);
  response.end(`page of ${cookie ?? authorization}`);
});
await new Promise((done) => server.listen(8080, '127.0.0.1', done));

// #region ask
async function ask(who, rule) {
  const cache = interceptors.cache({ type: 'shared' });
  const dispatcher = new Agent().compose(cache);
  const got = [];
  for (const user of ['Ada', 'Bob']) {
    const headers = { [who]: user, rule };
    const url = 'http://127.0.0.1:8080/account';
    const { body } = await request(url, { headers, dispatcher });
    got.push(await body.text());
  }
  await dispatcher.close();
  return `${who.padEnd(14)} ${rule.padEnd(22)} Bob got the ${got[1]}`;
}

for (const who of ['cookie', 'authorization'])
  for (const scope of ['', 'private, ', 'public, '])
    console.log(await ask(who, `${scope}max-age=60`));
// #endregion ask
server.close();
