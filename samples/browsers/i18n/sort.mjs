const titles =
  ['Zoe', 'Ähre', 'apfel', 'Oslo'];
const plain = titles.toSorted();
console.log('no locale:', plain.join(' '));

for (const locale of ['de', 'sv']) {
  const order = new Intl.Collator(locale);
  const sorted = titles.toSorted(order.compare);
  console.log(locale + ':', sorted.join(' '));
}
