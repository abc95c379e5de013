import { useCallback, useEffect, useRef, useState } from 'react';

const log = (way, word, element) =>
  console.log(`${way}: ${word} ${element?.title ?? null}`);

export default function Album() {
  const [photo, setPhoto] = useState(null);
  const [, setTimes] = useState(0);
  const box = useRef(null);
  useEffect(() => {
    log('[box.current]', 'start', box.current);
    return () => log('[box.current]', 'stop', box.current);
  }, [box.current]);
  useEffect(() => {
    log('[photo]', 'start', box.current);
    return () => log('[photo]', 'stop', box.current);
  }, [photo]);
  const watch = useCallback((element) => {
    log('callback', 'start', element);
    return () => log('callback', 'stop', element);
  }, []);
  // #region page
  return (
    <>
      {photo && <i key={`${photo} 1`} title={photo} ref={box} />}
      {photo && <i key={`${photo} 2`} title={photo} ref={watch} />}
      <button onClick={() => setPhoto('sea')}>Sea</button>
      <button onClick={() => setPhoto('hill')}>Hill</button>
      <button onClick={() => setTimes((n) => n + 1)}>Render</button>
    </>
  );
  // #endregion page
}
