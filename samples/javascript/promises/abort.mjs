import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const heard = [];
const server = createServer((request, response) => {
  const kettle = setTimeout(() => response.end('tea'), 1000);
  response.on('close', () => {
    clearTimeout(kettle);
    heard.push(`${request.url} ${response.writableFinished}`);
  });
});
await new Promise((go) => server.listen(0, '127.0.0.1', go));
const { port } = server.address();
const from = (path) => `http://127.0.0.1:${port}${path}`;

const timeout = sleep(100).then(() => {
  throw new Error('too late');
});
const report = ({ name, message }) =>
  console.log(`${name}: ${message}`);

await Promise.race([fetch(from('/raced')), timeout])
  .catch(report);
await fetch(from('/aborted'), { signal: AbortSignal.timeout(100) })
  .catch(report);
await sleep(200);
console.log('closed before the answer:', heard);
await sleep(1500);
console.log('closed in the end:', heard);
server.closeAllConnections();
server.close();
