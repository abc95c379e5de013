import { expect, it } from 'vitest';

import { withClass } from './chunk';
import { elementWith } from './htmlTree';

it('needs a sheet for an element with one of its classes, whole', () => {
  const needs = withClass('lab', 'deck');
  expect(['wide lab', 'deck', 'lab-title', ''].map((name) => needs(elementWith('p', { class: name })))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
