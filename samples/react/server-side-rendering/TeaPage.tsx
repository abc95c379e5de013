import { useState } from 'react';

export function TeaPage() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>Green tea, 4 euros</h1>
      <a href="#shipping">Shipping</a>
      <button onClick={() => setCount(count + 1)}>
        {`Buy: ${count}`}
      </button>
    </main>
  );
}
