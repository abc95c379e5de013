'use client';

const { createElement: h, useState } = require('react');

exports.Buy = function Buy({ item, order }) {
  const [count, setCount] = useState(1);
  const more = () => setCount(count + 1);
  const buy = () => order(count);
  return h('p', { title: [...item.tags].join() },
    h('button', { onClick: more }, 'more'),
    h('button', { onClick: buy }, `buy ${count}`));
};
