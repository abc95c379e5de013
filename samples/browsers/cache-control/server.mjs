import { createServer } from 'node:http';

// this function answers each request
const server = createServer((request, response) => {
  const label = request.headers['if-none-match'];
  response.setHeader('Cache-Control', 'max-age=60');
  response.setHeader('ETag', '"v1"');
  if (label === '"v1"') response.writeHead(304).end();
  else response.end('Bread: 3 euros\n'); // content
});
server.listen(8080); // wait at port 8080
