const moment = new Date('2026-03-04T23:30Z');
const zones = ['Europe/London', 'Asia/Tokyo'];
for (const timeZone of zones) {
  const date = new Intl.DateTimeFormat('en-GB',
    { dateStyle: 'long', timeZone });
  console.log(timeZone, date.format(moment));
}

const format = new Intl.NumberFormat('fr-FR');
const french = format.format(1234.5);
console.log(french, french === '1 234,5');
