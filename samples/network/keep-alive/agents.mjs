import http from 'node:http';

const server = http.createServer((_, response) => response.end());
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));

// #region ask
// One request; then, what the pool means to do with the connection.
function ask(name, agent) {
  const { port } = server.address();
  return new Promise((done) => {
    http.get({ host: '127.0.0.1', port, agent }, (response) => {
      response.resume().on('end', () => setImmediate(done, response));
    });
  }).then(({ headers }) => {
    const [[socket]] = Object.values(agent.freeSockets);
    const limit = socket.timeout;
    console.log(`${name}: server says ${headers['keep-alive']},`);
    const when = limit ? `after ${limit} ms` : 'never';
    console.log(`  the pool gives the connection up ${when}`);
  });
}

await ask('global agent', http.globalAgent);
await ask('keepAlive', new http.Agent({ keepAlive: true }));
const agent = new http.Agent({ keepAlive: true, timeout: 60_000 });
await ask('keepAlive, timeout', agent);
process.exit();
// #endregion ask
