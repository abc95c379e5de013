import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Shop() {
  console.log('render Shop');
  const [tea, setTea] = useState(0);
  const buy = () => setTea(tea + 1);
  return (
    <main>
      <button onClick={buy}>Buy tea</button>
      <Cart tea={tea} />
      <Note />
    </main>
  );
}
function Cart({ tea }) {
  console.log('render Cart');
  return <p>Tea: {tea}</p>;
}
function Note() {
  console.log('render Note');
  return <input />;
}
const place = document.getElementById('root');
createRoot(place).render(<Shop />);
