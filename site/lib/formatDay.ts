const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A day in UTC as a reader of a locale writes it: `Nov 20, 2026`. English needs no `Intl`, whose first use costs a
 * slow phone more than 50 ms.
 */
export function formatDay(date: Date, locale: string, calendar = 'gregory'): string {
  if (locale === 'en' && calendar === 'gregory') {
    return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
  }
  return new Intl.DateTimeFormat(locale, {
    calendar,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date);
}
