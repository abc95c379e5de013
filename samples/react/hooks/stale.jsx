import { useEffect, useState } from 'react';

export default function TeaTimer() {
  const [sound, setSound] = useState('bell');
  const change = () => setSound('flute');

  useEffect(() => {
    console.log('setup');
    const ring = () => {
      console.log(`ring: ${sound}`);
    };
    const id = setTimeout(ring, 3000);
    return () => clearTimeout(id);
  }, []); // sound is missing

  return (
    <button onClick={change}>
      sound: {sound}
    </button>
  );
}
