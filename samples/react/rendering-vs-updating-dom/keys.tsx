import { useState } from 'react';
import { rendered } from './watch';

const tea = { id: 7, name: 'tea' };
const rice = { id: 9, name: 'rice' };
const milk = { id: 8, name: 'milk' };

function List({ by }: { by: 'id' | 'index' | 'random' }) {
  const [items, setItems] = useState([tea, rice]);
  rendered(by);
  const key = { id: (at: number) => items[at]!.id,
    index: (at: number) => at, random: () => Math.random() }[by];
  return (
    <ul>
      <button id={by} onClick={() => setItems([milk, ...items])}>
        by {by}</button>
      {items.map((item, at) => <li key={key(at)}>{item.name}</li>)}
    </ul>
  );
}

export default () => (
  <><List by="id" /><List by="index" /><List by="random" /></>
);
