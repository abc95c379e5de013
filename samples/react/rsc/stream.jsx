import { Suspense } from 'react';
import { findReview } from './database';
import { printPayload } from './framework';
import { Price } from './Price';

async function Review() {
  const review = await findReview(7);
  return <p>{review}</p>;
}

printPayload(
  <main>
    <Price euros={4} />
    <Suspense fallback="Loading">
      <Review />
    </Suspense>
  </main>,
);
