import { useState } from 'react';

export default function TeaTimer() {
  const [minutes, setMinutes] = useState(3);
  let tea = 'black';
  if (minutes < 4) {
    [tea] = useState('green'); // a mistake
  }
  const [sound] = useState('bell');
  console.log(`${minutes}, ${tea}, ${sound}`);

  const add = () => setMinutes(minutes + 1);
  return (
    <button onClick={add}>
      {minutes} minutes, {tea}, {sound}
    </button>
  );
}
