import { useState } from 'react';

const tea = { id: 7, name: 'tea' };
const milk = { id: 8, name: 'milk' };

export default function Shop() {
  const [items, setItems] = useState([tea]);
  const add = () => setItems([milk, ...items]);
  return (
    <main>
      <button onClick={add}>Add milk</button>
      {items.map((item, index) => (
        <p key={index}>{item.name} <input /></p>
      ))}
      <hr />
      {items.map((item) => (
        <p key={item.id}>{item.name} <input /></p>
      ))}
    </main>
  );
}
