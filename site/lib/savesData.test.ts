// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';

import { savesData } from './savesData';

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

it.each([
  [undefined, false],
  [{}, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ saveData: false, effectiveType: '3g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('on a connection that is %o: %s', (connection, saves) => {
  if (connection) Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  expect(savesData()).toBe(saves);
});
