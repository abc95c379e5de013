import { decode, encode } from 'gpt-tokenizer';

const first = encode('🦫').slice(0, 2);
const second = encode('Hello');
const third = encode('🦫 ok');
for (const answer of [third, first, second, third])
  console.log(JSON.stringify(decode(answer)));
