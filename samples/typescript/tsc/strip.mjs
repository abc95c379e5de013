// usage: node strip.mjs FOLDER FILE...
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
// amaro is the type stripper inside Node.js
import { transformSync } from 'amaro';

const [folder, ...files] = process.argv.slice(2);
mkdirSync(folder);
for (const file of files) {
  const source = readFileSync(file, 'utf8');
  const { code } = transformSync(source, {
    mode: 'strip-only',
  });
  const name = basename(file).replace('.ts', '.js');
  writeFileSync(`${folder}/${name}`, code);
}
