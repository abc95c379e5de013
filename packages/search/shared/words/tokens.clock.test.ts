import { expect, it } from 'vitest';

import { tokenise } from './tokens';

it.each(['a', 'aA', '-', ':', '.', '/a', 'a+', "a'", '\u0301', '\ud800'])(
  'takes linear time for many of %j',
  (unit) => {
    const started = performance.now();
    tokenise(unit.repeat(100_000));
    // Square time would be minutes.
    expect(performance.now() - started).toBeLessThan(1200);
  },
);
