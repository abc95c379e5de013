const food = [
  { id: 't1', name: 'Tea', packs: 2 },
  { id: 'r1', name: 'Rice', packs: 0 },
];

function Item({ name, packs }) {
  if (packs === 0) return <li>{name}: buy!</li>;
  return (
    <li>
      {name}: {packs} {packs === 1 ? 'pack' : 'packs'}
      {packs > 1 && <b> (enough)</b>}
    </li>
  );
}

export default function Kitchen() {
  return (
    <ul>
      {food.map((item) => (
        <Item key={item.id} {...item} />
      ))}
    </ul>
  );
}
