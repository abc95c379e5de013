export default function Values() {
  const packs = 0;
  return (
    <ul>
      <li>{packs && <b>in stock</b>}</li>
      <li>{packs > 0 && <b>in stock</b>}</li>
      <li>{[1, 'a', 10n, NaN]}</li>
      <li>{[true, false, null, undefined, '']}</li>
    </ul>
  );
}
