const { createElement: h, use } = require('react');
const { renderToPipeableStream } = require('react-dom/server');
const flight = require('react-server-dom-webpack/client');

// Stand for what webpack puts into a bundle.
globalThis.__webpack_require__ = (id) => require(id);
globalThis.__webpack_chunk_load__ = async () => {};

const Buy = { id: './Buy.js', chunks: [], name: 'Buy' };
const tree = flight.createFromNodeStream(process.stdin, {
  moduleMap: { './Buy.js': { Buy } },
  moduleLoading: { prefix: '/assets/' },
});
const html = renderToPipeableStream(h(() => use(tree)), {
  onAllReady: () => html.pipe(process.stdout),
});
