import { useState } from 'react';
import { rendered } from './watch';

function Child() {
  rendered('Child');
  return null;
}

export default function Same() {
  const [n, setN] = useState(0);
  const [items, setItems] = useState(['tea']);
  rendered('Same');
  const push = () => {
    items.push('rice');
    setItems(items);
  };
  return (
    <>
      <button id="zero" onClick={() => setN(0)}>0</button>
      <button id="one" onClick={() => setN(1)}>1</button>
      <button id="nan" onClick={() => setN(NaN)}>NaN</button>
      <button id="push" onClick={push}>push</button>
      <button id="copy" onClick={() => setItems([...items])}>copy
      </button>
      <p>{n}, {items.length} items</p><Child />
    </>
  );
}
