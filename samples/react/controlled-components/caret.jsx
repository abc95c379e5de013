import { useState } from 'react';

function Field({ how }) {
  const [name, setName] = useState('Ae');
  const edit = (e) => {
    const text = e.target.value;
    const set = () => setName(text);
    if (how === 'at once') set();
    if (how === 'late') setTimeout(set, 100);
    if (how === 'upper') {
      setName(text.toUpperCase());
    }
  };
  return (
    <input value={name} onChange={edit} />
  );
}

export default () => (
  <main>
    <Field how="at once" />
    <Field how="late" />
    <Field how="upper" />
  </main>
);
