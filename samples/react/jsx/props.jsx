function Item(props) {
  return <p>{JSON.stringify(props)}</p>;
}

export default function Kitchen() {
  const more = { packs: 5 };
  return (
    <Item key="t1" name="Tea" packs={2} {...more} open>
      green
    </Item>
  );
}
