import { useState } from 'react';
import { mergeRefs as merge2 } from 'merge2';
import { mergeRefs as merge3 } from 'merge3';

const rows = { alone: new Map(), two: new Map(), three: new Map() };
const keep = (list, song) => (element) => {
  if (element === null) return undefined;
  if (list === 'alone') console.log(`${song} comes`);
  rows[list].set(song, element);
  return () => { rows[list].delete(song); };
};
const library = () => undefined;

export default function Songs() {
  const [songs, setSongs] = useState(['Ana', 'Bo']);
  // #region count
  const count = () => console.log(
    Object.values(rows).map((row) => [...row.keys()].join(' ')));
  // #endregion count
  return (
    <>
      {songs.map((song) => (
        <p key={song}>
          <b ref={keep('alone', song)}>{song}</b>
          <i ref={merge2([keep('two', song), library])} />
          <i ref={merge3([keep('three', song), library])} />
        </p>
      ))}
      {/* #region page */}
      <button onClick={() => setSongs(['Ana', 'Cy'])}>Change</button>
      <button onClick={count}>Count</button>
    </>
  );
}
// #endregion page
