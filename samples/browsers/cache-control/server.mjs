import { createServer } from 'node:http';

const label = '"v1"'; // HTTP wants the inner quotes
// this function answers each request
const server = createServer((request, response) => {
  response.setHeader('Cache-Control', 'max-age=60');
  response.setHeader('ETag', label);
  // the label of the browser's copy, if any
  const stored = request.headers['if-none-match'];
  // 304: this copy is still right
  if (stored === label) response.writeHead(304).end();
  else response.end('Bread: 3 euros\n'); // content
});
server.listen(8080); // wait at port 8080
