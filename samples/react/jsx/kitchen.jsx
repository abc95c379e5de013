function Item({ name, packs }) {
  return <li>{name}: {packs} packs</li>;
}

export default function Kitchen() {
  return (
    <ul className="food">
      <Item name="Tea" packs={2} />
      <Item name="Rice" packs={0} />
    </ul>
  );
}
