import { useState } from 'react';

export default function OrderForm() {
  const [note, setNote] = useState('');
  const edit = (e) => {
    setNote(e.target.value);
  };
  const order = (data) => {
    const name = data.get('name');
    console.log(`ordered: ${name}`);
  };

  return (
    <form action={order}>
      <input name="name" />
      <input value={note} onChange={edit} />
      <button>Order</button>
    </form>
  );
}
