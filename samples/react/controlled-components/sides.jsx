import { useState } from 'react';

export default function MugForm() {
  const [name, setName] = useState();
  const edit = (e) => {
    setName(e.target.value);
  };
  const load = () => setName('Ann');

  return (
    <main>
      <input value={name} onChange={edit} />
      <button onClick={load}>Load</button>
    </main>
  );
}
