import http from 'node:http';

const query = () =>
  new Promise((go) => setTimeout(go, 50));

// #region server
const server = http.createServer(
  async (request, response) => {
    response.write('<p>First order</p>');
    await query(); // it fails
    try {
      response.writeHead(500);
    } catch (error) {
      console.log('server:', error.code);
    }
    if (request.url === '/end') response.end();
    else response.destroy();
  });
// #endregion server

server.listen(0, '127.0.0.1', async () => {
  const { port } = server.address();
  for (const path of ['/end', '/destroy']) {
    const answer = await fetch(
      `http://127.0.0.1:${port}${path}`);
    const text = await answer.text()
      .catch((error) => error.message);
    console.log(path, answer.status, text);
  }
  server.close();
});
