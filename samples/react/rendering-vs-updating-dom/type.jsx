import { useState } from 'react';

const Note = () => <input />;

export default function Shop() {
  const [tea, setTea] = useState(0);
  return (
    <main>
      <button onClick={() => setTea(tea + 1)}>Buy tea</button>
      {tea < 2
        ? <div><Note /></div>
        : <section><Note /></section>}
    </main>
  );
}
