import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The database: finding the price takes 200 milliseconds.
let euro = 9;
export const query = () =>
  new Promise((done) => setTimeout(done, 200, euro));

// What surrounds the shop: it loads the scripts, and has a root.
export const Page = ({ children }) => (
  <html>
    <head><script async src="/browser.js" /></head>
    <body><div id="root">{children}</div></body>
  </html>
);

// #region open
// What every server has: prices, the scripts, and a port.
const more = {
  async '/price'(answer) { answer.end(String(await query())); },
  '/cheaper'(answer) { answer.end(`${--euro} euro from now on\n`); },
  '/browser.js'(answer) {
    answer.setHeader('content-type', 'text/javascript');
    answer.end(readFileSync('browser.js'));
  },
};
export function open(ways, port) {
  createServer((request, answer) => {
    answer.setHeader('content-type', 'text/html');
    const way = ways[request.url] ?? more[request.url];
    if (way) way(answer);
    else answer.writeHead(404).end();
  }).listen(port, '127.0.0.1');
}
// #endregion open
