import { expect, test } from 'vitest';

import { formatDay } from './formatDay';

const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 3 * month + 1, 23, 59)));

test.each(['en', 'fr', 'de'])('a day in %s is what Intl makes of it', (locale) => {
  for (const day of days) expect(formatDay(day, locale)).toBe(new Intl.DateTimeFormat(locale, options).format(day));
});

test('another calendar is left to Intl', () => {
  expect(formatDay(days[0]!, 'en', 'buddhist')).toBe(
    new Intl.DateTimeFormat('en', { ...options, calendar: 'buddhist' }).format(days[0]),
  );
});
