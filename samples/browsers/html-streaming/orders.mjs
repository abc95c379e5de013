import http from 'node:http';
import net from 'node:net';

// #region server
const query = () =>
  new Promise((go) => setTimeout(go, 800));

const server = http.createServer(
  async (request, response) => {
    response.setHeader('content-type', 'text/html');
    response.write('<h1>Orders</h1>');
    await query();
    response.end('<p>2 books</p>');
  });
// #endregion server

// #region client
server.listen(0, '127.0.0.1', () => {
  const begun = performance.now();
  const { port } = server.address();
  const socket = net.connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\n');
  socket.write('Connection: close\r\n\r\n');
  socket.on('data', (bytes) => {
    const late = performance.now() - begun > 400;
    console.log(late ? 'after the query:' : 'at once:');
    const lines = `${bytes}`.split('\r\n').slice(0, -1);
    for (const line of lines) {
      if (!line.startsWith('Date')) console.log(' ', line);
    }
  });
  socket.on('close', () => server.close());
});
// #endregion client
