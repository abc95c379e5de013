import { useState, type ChangeEvent } from 'react';

type How = 'at once' | 'after an await' | 'in capitals';

function Field({ how }: { how: How }) {
  const [word, setWord] = useState('helo');
  async function change(event: ChangeEvent<HTMLInputElement>) {
    const { value } = event.target;
    if (how === 'after an await') await null;
    setWord(how === 'in capitals' ? value.toUpperCase() : value);
  }
  return (
    <p>
      <label>{how} <input value={word} onChange={change} /></label>
    </p>
  );
}

export default () => (
  <>
    <Field how="at once" />
    <Field how="after an await" />
    <Field how="in capitals" />
  </>
);
