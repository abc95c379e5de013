import { gpt5, pieces } from './coder.mjs';

const ids = gpt5.encode('The cat sat.');
console.log(ids);
console.log(pieces('The cat sat.'));
console.log(gpt5.decode(ids));
