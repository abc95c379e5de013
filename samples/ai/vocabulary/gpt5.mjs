import { encodingForModel } from 'js-tiktoken';

const gpt5 = encodingForModel('gpt-5');

for (const text of process.argv.slice(2)) {
  const ids = gpt5.encode(text);
  const pieces = ids.map((id) => gpt5.decode([id]));
  console.log(pieces.join('|'), ids.join(' '));
}
