const en = { buys: {
  one: '{name} buys {n} book.',
  other: '{name} buys {n} books.',
} };
const pl = { buys: {
  one: '{name} kupuje {n} książkę.',
  few: '{name} kupuje {n} książki.',
  many: '{name} kupuje {n} książek.',
  other: '{name} kupuje {n} książki.',
} };
const files = { en, pl };

function say(lang, key, name, n) {
  const rules = new Intl.PluralRules(lang);
  const category = rules.select(n);
  const text = files[lang][key][category]
    .replace('{name}', name)
    .replace('{n}', n);
  console.log(category + ':', text);
}

for (const lang of ['en', 'pl'])
  for (const n of [1, 2, 5, 22])
    say(lang, 'buys', 'Ana', n);
