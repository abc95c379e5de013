import http from 'node:http';
import net from 'node:net';

const wait = (ms) => new Promise((go) => setTimeout(go, ms));

const server = http.createServer(async (request, response) => {
  response.sendDate = false;
  response.writeEarlyHints({
    link: '</style.css>; rel=preload; as=style',
  });
  await wait(200);
  response.write('<h1>Orders</h1>');
  await wait(200);
  response.end('<p>First order</p>');
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  const socket = net.connect(port, '127.0.0.1');
  socket.setEncoding('latin1');
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\n');
  socket.write('Connection: close\r\n\r\n');
  socket.on('data', (text) => {
    console.log(text.replaceAll('\r\n', '⏎\n').replace(/\n$/, ''));
    console.log('- - -');
  });
  socket.on('close', () => server.close());
});
