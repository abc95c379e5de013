import { useState } from 'react';

const first = [{ id: 'tea', no: 1 }, { id: 'rice', no: 2 }];

function List({ by }: { by: 'index' | 'id' | 'random' }) {
  const [items, setItems] = useState(first);
  const add = () => setItems([{ id: 'milk', no: 3 }, ...items]);
  const key = (id: string, index: number) =>
    ({ index, id, random: Math.random() })[by];
  return (
    <fieldset id={by}>
      <legend>key: {by}</legend>
      <button onClick={add}>milk first</button>
      {items.map((item, index) => (
        <p key={key(item.id, index)}>
          <label>{item.id} <input size={9} /></label>
        </p>
      ))}
    </fieldset>
  );
}

export default () => (
  <><List by="index" /><List by="id" /><List by="random" /></>
);
