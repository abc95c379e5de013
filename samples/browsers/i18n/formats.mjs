const price = 1234.5;
const day = new Date('2026-03-04T12:00Z');
const locales =
  ['en-US', 'en-GB', 'de-DE', 'pl-PL'];

for (const locale of locales) {
  const number =
    new Intl.NumberFormat(locale);
  const date =
    new Intl.DateTimeFormat(locale);
  console.log(locale, number.format(price),
    date.format(day));
}
