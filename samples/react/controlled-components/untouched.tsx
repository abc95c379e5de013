import { useState } from 'react';

export default function Form() {
  const [name, setName] = useState('Ada');
  return (
    <form>
      <input defaultValue={name} />
      <button type="button" onClick={() => setName('Grace')}>
        Grace
      </button>
      <button type="reset">reset</button>
    </form>
  );
}
