import { useState } from 'react';

export default function TeaTimer() {
  const [minutes, setMinutes] = useState(3);
  console.log(`render: ${minutes}`);

  const add = () => {
    setMinutes(minutes + 1);
    console.log(`after setter: ${minutes}`);
  };

  return (
    <button onClick={add}>
      {minutes} minutes
    </button>
  );
}
