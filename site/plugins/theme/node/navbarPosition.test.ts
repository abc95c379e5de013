import { expect, test } from 'vitest';

import { placeNavbarItems } from './navbarPosition';

test('an item without a position goes right, one with a position keeps it', () => {
  const items = [{ label: 'a' }, { label: 'b', position: 'left' }];
  expect(placeNavbarItems({ navbar: { items } }).navbar.items).toEqual([
    { label: 'a', position: 'right' },
    { label: 'b', position: 'left' },
  ]);
});

test.each([[{}], [{ navbar: {} }], [{ navbar: { items: 'none' } }], [{ navbar: { items: [null, 3] } }]])(
  'leaves %j to the validation',
  (config) => expect(placeNavbarItems(config)).toEqual(config),
);
