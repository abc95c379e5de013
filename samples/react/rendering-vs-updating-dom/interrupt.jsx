import { memo, startTransition } from 'react';
import { useEffect, useState } from 'react';

// #region list
function Row({ kind }) {
  const end = performance.now() + 2;
  while (performance.now() < end);
  return <li>{kind}</li>;
}
const List = memo(function List({ kind }) {
  const rows = [];
  for (let n = 0; n < 200; n += 1)
    rows.push(<Row key={n} kind={kind} />);
  return rows;
});
// #endregion list
export default function Shop() {
  const [tea, setTea] = useState(0);
  const [kind, setKind] = useState('black');
  console.log(`render ${tea}, ${kind}`);
  useEffect(() => {
    console.log(`committed ${tea}, ${kind}`);
  });
  const green = () => startTransition(() => setKind('green'));
  return (
    <main>
      <button onClick={green}>Green</button>
      <button onClick={() => setTea(tea + 1)}>Buy tea</button>
      <ul><List kind={kind} /></ul>
    </main>
  );
}
