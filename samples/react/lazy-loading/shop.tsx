import { lazy, Suspense, useState } from 'react';
import { loadChart } from './loading';

const Chart = lazy(loadChart);

export default function Shop() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>Bread: 9 euros</p>
      <button onClick={() => setOpen(!open)}>
        {open ? 'hide' : 'history'}
      </button>
      <Suspense fallback={<p>loading …</p>}>
        {open && <Chart />}
      </Suspense>
    </>
  );
}
