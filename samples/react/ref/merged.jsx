import { useRef, useState } from 'react';
import { mergeRefs as merge2 } from 'merge2';
import { mergeRefs as merge3 } from 'merge3';

const running = { version2: 0, version3: 0 };
const watch = (version) => (element) => {
  if (element === null) return undefined;
  running[version] += 1;
  return () => { running[version] -= 1; };
};

export default function Chat() {
  const [lines, setLines] = useState(0);
  const box2 = useRef(null);
  const box3 = useRef(null);
  return (
    <>
      <p ref={merge2([box2, watch('version2')])}>{lines} lines</p>
      <p ref={merge3([box3, watch('version3')])}>{lines} lines</p>
      <button onClick={() => setLines(lines + 1)}>Line</button>
      <button onClick={() => console.log(running)}>Count</button>
    </>
  );
}
