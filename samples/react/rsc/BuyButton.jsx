'use client';

import { useState } from 'react';
import { Price } from './Price';

export function BuyButton({ euros }) {
  const [count, setCount] = useState(1);
  return (
    <button onClick={() => setCount(count + 1)}>
      {`Buy ${count} for `}
      <Price euros={count * euros} />
    </button>
  );
}
