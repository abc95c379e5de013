import { lazy, Suspense, useState } from 'react';
import Price from './Price.jsx';

const loadChart = () => import('./Chart.jsx');
const Chart = lazy(loadChart);

export default function Shop() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Price euro={9} />
      <button onPointerEnter={loadChart} onClick={() => setOpen(true)}>
        history
      </button>
      <Suspense fallback="…">
        {open && <Chart of={[9, 8, 9]} />}
      </Suspense>
    </>
  );
}
