import { expect, it } from 'vitest';

import { topicLayers } from './topicLayers';
import { topics } from '../topics';

it('places every topic in exactly one layer', () => {
  const placed = topicLayers.flatMap((layer) => [...layer.topics]);
  expect(placed.toSorted()).toEqual(topics.map((topic) => topic.id).toSorted());
});
