import { Suspense, use, useState } from 'react';

export function Shop({ price }) {
  return (
    <main>
      <h1>Tea</h1>
      <Suspense fallback={<p>wait</p>}>
        <Price of={price} />
      </Suspense>
      <Buy />
    </main>
  );
}
function Price({ of }) {
  return <p>{`${use(of)} euro`}</p>;
}
function Buy() {
  const [count, setCount] = useState(0);
  const add = () => setCount(count + 1);
  return <button onClick={add}>{`Buy ${count}`}</button>;
}
