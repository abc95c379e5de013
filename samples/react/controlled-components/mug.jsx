import { useState } from 'react';

export default function MugForm() {
  const [name, setName] = useState('');
  const edit = (e) => {
    setName(e.target.value);
  };
  const clear = () => setName('');
  const count = name.length;

  return (
    <main>
      <input value={name} onChange={edit} />
      <p>{count} of 8 letters</p>
      <button disabled={count > 8}>
        Order
      </button>
      <button onClick={clear}>Clear</button>
    </main>
  );
}
