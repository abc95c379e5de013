import { useState } from 'react';

function NameField({ name, onName }) {
  const edit = (e) => {
    onName(e.target.value);
  };
  return (
    <input value={name} onChange={edit} />
  );
}

function Mug({ name }) {
  return <p>The mug says {name}.</p>;
}

export default function Shop() {
  const [name, setName] = useState('Ann');
  return (
    <main>
      <NameField name={name}
        onName={setName} />
      <Mug name={name} />
    </main>
  );
}
