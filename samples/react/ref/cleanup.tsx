import { useState } from 'react';

const nodes = new Map<string, Element>();

export default function Teas() {
  const [count, setCount] = useState(2);
  const [, setClicks] = useState(0);
  const teas = ['Assam', 'Sencha'].slice(0, count);
  return (
    <div>
      {teas.map((tea) => (
        <p key={tea} ref={(node) => {
          nodes.set(tea, node!);
          console.log(`${tea} comes`);
          return () => {
            nodes.delete(tea);
            console.log(`${tea} goes`);
          };
        }}>{tea}</p>
      ))}
      <button onClick={() => setClicks((n) => n + 1)}>Render</button>
      <button onClick={() => setCount(1)}>Remove</button>
    </div>
  );
}
