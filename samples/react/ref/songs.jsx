import { useState } from 'react';
import { mergeRefs as merge2 } from 'merge2';
import { mergeRefs as merge3 } from 'merge3';

const rows = { alone: new Map(), two: new Map(), three: new Map() };
let calls = 0;
const keep = (list, song) => (element) => {
  if (element === null) return undefined;
  calls += 1;
  rows[list].set(song, element);
  return () => { rows[list].delete(song); };
};
const library = () => undefined;

export default function Songs() {
  const [songs, setSongs] = useState(['Ana', 'Bo']);
  return (
    <>
      {songs.map((song) => (
        <p key={song}>
          <b ref={keep('alone', song)}>{song}</b>
          <i ref={merge2([keep('two', song), library])} />
          <i ref={merge3([keep('three', song), library])} />
        </p>
      ))}
      <button onClick={() => setSongs(['Ana', 'Cy'])}>Change</button>
      <button onClick={() => {
        for (const list of Object.keys(rows)) {
          console.log(list, ...rows[list].keys());
        }
        console.log('calls', calls / 3);
      }}>Count</button>
    </>
  );
}
