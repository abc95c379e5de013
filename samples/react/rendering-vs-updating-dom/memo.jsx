import { memo, useState } from 'react';

const Note = memo(function Note() {
  console.log('render Note');
  return <input />;
});
const Sizes = memo(function Sizes({ list }) {
  console.log('render Sizes');
  return <p>{list.join(' or ')} grams</p>;
});
export default function Shop() {
  console.log('render Shop');
  const [tea, setTea] = useState(0);
  return (
    <main>
      <button onClick={() => setTea(tea + 1)}>Buy tea</button>
      <p>Tea: {tea}</p>
      <Note />
      <Sizes list={[50, 100]} />
    </main>
  );
}
