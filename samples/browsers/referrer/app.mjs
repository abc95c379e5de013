import { createServer } from 'node:http';

createServer((request, response) => {
  response.setHeader('Referrer-Policy', 'unsafe-url');
  response.setHeader('Content-Type', 'text/html');
  response.end('<img src="http://ads.localhost:8002/banner">');
}).listen(8001, '127.0.0.1');

createServer((request, response) => {
  if (request.url === '/favicon.ico') return response.end();
  console.log('ads got', request.headers.referer ?? '(missing)');
  response.end('tea');
}).listen(8002, '127.0.0.1');
