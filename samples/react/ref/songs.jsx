import { useState } from 'react';

const rows = new Map();

export default function Songs() {
  const [songs, setSongs] = useState(['Ana', 'Bo']);
  return (
    <>
      {songs.map((song) => (
        <p key={song} ref={(element) => {
          console.log(`${song}: ${element && 'element'}`);
          rows.set(song, element);
          return () => {
            console.log(`${song}: cleanup`);
            rows.delete(song);
          };
        }}>{song}</p>
      ))}
      <button onClick={() => setSongs(['Ana', 'Cy'])}>Change</button>
      <button onClick={() => console.log([...rows.keys()])}>Map</button>
    </>
  );
}
