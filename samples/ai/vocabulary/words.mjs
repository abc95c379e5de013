import { gpt3, gpt5, show } from './coder.mjs';

console.log('one word, four sequences');
const berry = ' strawberry';
for (const s of [berry, 'strawberry', ' Strawberry', ' STRAWBERRY'])
  console.log(`  "${s}"`.padEnd(18), show(gpt5, s));

console.log('\ndigits: in groups of three, from the left');
for (const s of ['1234567', '12345678', '1,234,567', '9.11'])
  console.log(`  ${s}`.padEnd(18), show(gpt5, s));
console.log('  same, in GPT-3  ', show(gpt3, '1234567'));

console.log('\nbytes: every character has tokens, not each its own');
for (const s of ['é', '語', '🦫']) console.log(`  ${s} `, show(gpt5, s));
const bytes = [...gpt5.textMap.values()].filter((b) => b.length === 1);
const size = gpt5.textMap.size;
console.log(`  ${bytes.length} of the ${size} tokens are one byte`);

console.log('\na prompt that ends in a space');
console.log(' ', show(gpt5, 'The sky is blue'));
console.log(' ', show(gpt5, 'The sky is '), '+', show(gpt5, 'blue'));
