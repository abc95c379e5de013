import { useMemo, useState } from 'react';

export default function TeaTimer() {
  const [minutes, setMinutes] = useState(3);
  const [sound, setSound] = useState('bell');
  const change = () => setSound('flute');
  const teas = useMemo(() => {
    console.log(`search: ${minutes}`);
    return CATALOGUE.filter(
      (tea) => tea.minutes === minutes,
    );
  }, [minutes]);

  return (
    <p>
      {teas.length} teas: {minutes} minutes
      <button onClick={() => setMinutes(4)}>
        4 minutes
      </button>
      <button onClick={change}>
        {sound}
      </button>
    </p>
  );
}
// #region catalogue
const CATALOGUE = [];
for (let tea = 0; tea < 10000; tea++) {
  const minutes = 1 + (tea % 5);
  CATALOGUE.push({ minutes });
}
// #endregion catalogue
