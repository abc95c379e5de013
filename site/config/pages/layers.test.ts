import { expect, it } from 'vitest';

import { layers } from './layers';
import { topics } from '../topics';

it('places every topic in exactly one layer', () => {
  const placed = layers.flatMap((layer) => [...layer.topics]);
  expect(placed.toSorted()).toEqual(topics.map((topic) => topic.id).toSorted());
});
