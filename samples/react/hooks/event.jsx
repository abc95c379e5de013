import {
  useEffect, useEffectEvent, useState,
} from 'react';

export default function TeaTimer() {
  const [sound, setSound] = useState('bell');
  const change = () => setSound('flute');

  const ring = useEffectEvent(() => {
    console.log(`ring: ${sound}`);
  });
  useEffect(() => {
    console.log('setup');
    const id = setTimeout(ring, 3000);
    return () => clearTimeout(id);
  }, []);

  return (
    <button onClick={change}>
      sound: {sound}
    </button>
  );
}
