import { encodingForModel } from 'js-tiktoken';

const gpt5 = encodingForModel('gpt-5');
const ids = gpt5.encode('Busy as a 🦫!');
console.log('alone:', ids.map((id) => gpt5.decode([id])).join(''));

let text = '', waiting = [];
for (const id of ids) {
  waiting.push(id);
  const piece = gpt5.decode(waiting);
  if (piece.endsWith('\uFFFD')) continue;
  text += piece;
  waiting = [];
}
text += gpt5.decode(waiting);
console.log('held: ', text);
