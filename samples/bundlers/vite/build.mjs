import './words.mjs';
import { writeFileSync } from 'node:fs';
import { build } from 'vite';

const quiet = { configFile: false, logLevel: 'silent' };

// #region build
await build(quiet).catch((error) => {
  console.log(error.message.split('\n').slice(0, 4).join('\n'));
});
writeFileSync('src/admin.ts', "export const users = ['Ann'];");
const { output } = await build({ ...quiet, build: { write: false } });
for (const { type, fileName, moduleIds } of output)
  console.log(type, fileName, moduleIds?.filter(inSrc).length ?? '');
// #endregion build
function inSrc(id) {
  return id.includes('/src/');
}
