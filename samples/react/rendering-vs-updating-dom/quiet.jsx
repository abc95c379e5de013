import { useEffect, useState } from 'react';

function Note({ options }) {
  useEffect(() => {
    console.log('connect');
    return () => console.log('disconnect');
  }, [options]);
  return <input />;
}
export default function Shop() {
  const [tea, setTea] = useState(0);
  return (
    <main>
      <button onClick={() => setTea(tea + 1)}>Buy tea</button>
      <Note options={{ sound: true }} />
    </main>
  );
}
