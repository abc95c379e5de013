import { babel, bundled, rolled, withBabel } from './tools.mjs';

const left = {
  import: /\bimport\b/,
  '#items': /this\.#/,
  '?.': /\?\./,
  unused: /nobody asks/,
  '.at(-1)': /\.at\(-1\)/,
};
const minified = { optimization: { minimize: true } };
const programs = {
  Babel: ['main.js', 'cart.js', 'price.js'].map(babel).join('\n'),
  webpack: await bundled(),
  'webpack, minified': await bundled(minified),
  'webpack with Babel': await bundled(withBabel()),
  Rolldown: await rolled(),
};

const row = (name, cells) =>
  name.padEnd(19) + cells.map((cell) => cell.padStart(9)).join('');
console.log(row('still there?', Object.keys(left)));
for (const [name, code] of Object.entries(programs)) {
  const found = Object.values(left).map((part) => part.test(code));
  console.log(row(name, found.map((is) => (is ? 'yes' : '-'))));
}
