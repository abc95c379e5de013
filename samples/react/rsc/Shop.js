const { createElement: h, Suspense } = require('react');
const { Buy } = require('./Buy.js');
const { order } = require('./orders.js');

const tea = { id: 7, since: new Date(0), tags: new Set(['hot']) };

async function Price() {
  await new Promise((done) => setTimeout(done, 50));
  return h('b', null, '9 €');
}

module.exports = () => h('main', null,
  h('h1', null, 'Tea'),
  h(Suspense, { fallback: '…' }, h(Price)),
  h(Buy, { item: tea, order: order.bind(null, tea.id) }));
