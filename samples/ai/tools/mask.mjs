// #region grammar
const tokens = ['{', '}', '"', ':', ',', ' ', '{"', '": "', '", "',
  'city', 'days', 'Rome', 'Bonn', '1', '3', 'three', 'Sure! ', 'null'];

/** What the schema allows: {"city": "Rome" or "Bonn", "days": 1-99}. */
const texts = ['Rome', 'Bonn'].flatMap((city) =>
  Array.from({ length: 99 }, (_, day) =>
    `{"city": "${city}", "days": ${day + 1}}`));

/** The mask: tokens after which a right text is still within reach. */
const allowed = (text) => tokens.filter((token) =>
  texts.some((right) => right.startsWith(text + token)));
// #endregion grammar

// #region decode
/** A stand-in for a model: it does not know for how many days. */
const score = (text, token) => tokens.length - tokens.indexOf(token)
  + (token === 'Sure! ' && text === '' ? 90 : 0)
  + (token === 'null' && text.endsWith('"days": ') ? 90 : 0);
const best = (text, some) => some.reduce((one, other) =>
  score(text, other) > score(text, one) ? other : one);

let text = '';
let forced = 0;
while (!texts.includes(text)) {
  const open = allowed(text);
  const taken = best(text, open);
  if (open.length === 1) forced++;
  else console.log(text.slice(-9).padEnd(9), '|',
    open.join('  ').padEnd(10), '->', taken.padEnd(4),
    'wanted', best(text, tokens));
  text += taken;
}
console.log(text);
console.log('tokens without a choice:', forced);
// #endregion decode
