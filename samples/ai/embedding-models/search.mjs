const stored = [
  [[8, 1, 2], 'Where is my parcel?'],
  [[1, 9, 1], 'How do I pay by card?'],
  [[5, 2, 7], 'I want to send it back'],
];

const dot = (a, b) =>
  a.reduce((sum, x, i) => sum + x * b[i], 0);
const length = (a) => Math.sqrt(dot(a, a));
const cosine = (a, b) =>
  dot(a, b) / (length(a) * length(b));

function search(question, asked) {
  console.log(question);
  const hits = [];
  for (const [vector, text] of stored)
    hits.push([cosine(asked, vector), text]);
  hits.sort((a, b) => b[0] - a[0]);
  for (const [similarity, text] of hits)
    console.log(similarity.toFixed(2), text);
}

console.log(cosine([3, 4], [4, 3]));
search('My delivery is late', [7, 2, 1]);
search('Will it rain today?', [3, 2, -6]);
