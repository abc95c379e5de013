import { Fragment, useEffect, useRef, useState } from 'react';
import type { FragmentInstance } from 'react';

export default function Menu() {
  const drinks = useRef<FragmentInstance>(null);
  const [more, setMore] = useState(false);
  const [heard, setHeard] = useState('nothing');
  useEffect(() => {
    const hear = ({ target }: Event) =>
      setHeard((target as Element).id);
    drinks.current!.addEventListener('click', hear);
  }, []);
  return (
    <p>
      <Fragment ref={drinks}>
        <button id="tea">tea</button>
        {more && <button id="milk">milk</button>}
      </Fragment>
      <button id="more" onClick={() => setMore(true)}>more</button>
      <output> heard: {heard}</output>
    </p>
  );
}
