import { useState } from 'react';

export default function TeaTimer() {
  const [minutes, setMinutes] = useState(3);

  const byValue = () => {
    setMinutes(minutes + 1);
    setMinutes(minutes + 1);
  };
  const byUpdater = () => {
    setMinutes((m) => m + 1);
    setMinutes((m) => m + 1);
  };
  return (
    <p>
      {minutes} minutes
      <button onClick={byValue}>
        by value
      </button>
      <button onClick={byUpdater}>
        by updater
      </button>
    </p>
  );
}
