import { readFileSync, writeFileSync } from 'node:fs';
import { transformSync } from 'amaro'; // the stripper in Node.js

for (const file of process.argv.slice(2)) {
  const source = readFileSync(file, 'utf8');
  const { code } = transformSync(source, { mode: 'strip-only' });
  const name = file.replace('.ts', '.mjs');
  writeFileSync(name, code.replaceAll(".ts'", ".mjs'"));
}
