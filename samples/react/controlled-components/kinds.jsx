import { useState } from 'react';

export default function MugOptions() {
  const [color, setColor] = useState('red');
  const [gift, setGift] = useState(false);
  const pick = (e) =>
    setColor(e.target.value);
  const tick = (e) =>
    setGift(e.target.checked);
  const text = gift ? 'gift' : 'no gift';

  return (
    <main>
      <select value={color} onChange={pick}>
        <option>red</option>
        <option>blue</option>
      </select>
      <input type="checkbox"
        checked={gift} onChange={tick} />
      <p>{color}, {text}</p>
    </main>
  );
}
