require('react-server-dom-webpack/node-register')();
const { createElement: h } = require('react');
const server = require('react-server-dom-webpack/server');
const Shop = require('./Shop.js');

// What a bundler knows: which file of the browser has Buy.
const chunks = ['1', 'Buy-a1b2.js'];
const Buy = { id: './Buy.js', chunks, name: 'Buy' };
const client = { [`file://${__dirname}/Buy.js#Buy`]: Buy };

server.renderToPipeableStream(h(Shop), client).pipe(process.stdout);
