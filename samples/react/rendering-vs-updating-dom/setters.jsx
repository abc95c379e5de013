import { useState } from 'react';
import { flushSync } from 'react-dom';

export default function Shop() {
  const [tea, setTea] = useState(0);
  const [milk, setMilk] = useState(0);
  console.log(`render: tea ${tea}, milk ${milk}`);
  const setBoth = () => {
    setTea(tea + 1);
    setMilk(milk + 1);
  };
  const tell = () => {
    const page = document.querySelector('p').textContent;
    console.log(`variable: tea ${tea}. Page: ${page}`);
  };
  const buy = () => { setBoth(); tell(); };
  const buyNow = () => { flushSync(setBoth); tell(); };
  return (
    <main>
      <button onClick={buy}>Buy</button>
      <button onClick={buyNow}>Buy now</button>
      <p>tea {tea}, milk {milk}</p>
    </main>
  );
}
