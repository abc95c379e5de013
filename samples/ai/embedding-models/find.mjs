const texts = [
  'Where is my parcel?',
  'How do I pay by card?',
  'How do I send shoes back?',
  'I forgot my password',
];
const words = (text) => text.toLowerCase().match(/\w+/g);

function search(question) {
  console.log(question);
  for (const text of texts) {
    const shared = words(text).filter((word) =>
      words(question).includes(word));
    console.log(' ', shared.length, text);
  }
}

for (const question of process.argv.slice(2)) search(question);
