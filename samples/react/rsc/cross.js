require('react-server-dom-webpack/node-register')();
const React = require('react');
const server = require('react-server-dom-webpack/server');
const { Buy } = require('./Buy.js');

const h = React.createElement;
const client = new Proxy({}, {
  get: () => ({ id: './Buy.js', chunks: [], name: 'Buy' }),
});

/** What is sent for an element, or what React says to it. */
async function send(name, element) {
  let error;
  const stream = server.renderToReadableStream(element, client, {
    onError: ({ message }) => { error = message.split('\n')[0]; },
  });
  const rows = (await new Response(stream).text()).trim().split('\n');
  console.log(`${name}: ${error ?? rows.at(-1)}`);
}

class Money { constructor(euro) { this.euro = euro; } }
const user = { name: 'Ada', passwordHash: '2b12…' };
const Counter = () => React.useState(0)[0];

async function main() {
  await send('a date', h(Buy, { since: new Date(0) }));
  await send('a function', h(Buy, { onBuy: () => {} }));
  await send('an instance', h(Buy, { price: new Money(9) }));
  await send('state', h(Counter));
  await send('a call', h(() => Buy({})));
  await send('a whole row', h(Buy, { user }));
}
main();
