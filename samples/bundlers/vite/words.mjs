// Stands for an installed package of the old kind: CommonJS, two files.
import { mkdirSync, writeFileSync } from 'node:fs';

const folder = 'node_modules/words';
const files = {
  'package.json': '{ "name": "words", "version": "1.0.0" }',
  'index.js': "exports.plural = require('./plural.js');",
  'plural.js': "module.exports = (word) => word + 's';",
};
mkdirSync(folder, { recursive: true });
for (const name in files) writeFileSync(`${folder}/${name}`, files[name]);
