import { decode, encode } from 'gpt-tokenizer';

const first = encode('🦫 ok');
const second = encode('🦫').slice(0, 2);
const third = encode('Hello');
for (const answer of [first, second, third, first])
  console.log(JSON.stringify(decode(answer)));
