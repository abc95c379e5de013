import './words.mjs';
import { createServer } from 'vite';

const quiet = { configFile: false, logLevel: 'silent' };
const server = await createServer({ ...quiet, server: { port: 5199 } });
await server.listen();
const headers = { accept: '*/*' }; // what a script element asks for
const get = (path) =>
  fetch(`http://localhost:5199${path}`, { headers });

// #region serve
const main = await (await get('/src/main.ts')).text();
console.log(main.split('\n//# sourceMappingURL')[0]);
for (const file of ['total.ts', 'style.css', 'cart.ts', 'price.ts'])
  await get(`/src/${file}`);

const { urlToModuleMap } = server.environments.client.moduleGraph;
for (const url of [...urlToModuleMap.keys()].filter(inSrc).sort()) {
  const { transformResult } = urlToModuleMap.get(url);
  console.log(transformResult ? 'done' : '-   ', url);
}

const admin = await get('/src/admin.ts');
console.log(admin.status, '/src/admin.ts');
// #endregion serve
await server.close();

function inSrc(url) {
  return url.startsWith('/src/');
}
