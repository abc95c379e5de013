const text = 'low lower lowest, ' +
  'new newer newest, wide wider widest';

const cut = (text) => [...text];
const list = [...new Set(cut(text))];

for (const word of [' lowest', ' slowest']) {
  const pieces = cut(word);
  const ids = pieces.map((piece) => list.indexOf(piece));
  console.log(pieces.join('|'), ids.join(' '));
}
