import http from 'node:http';

const shop = 'https://shop.example';

const api = http.createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', shop);
  if (request.method === 'OPTIONS') {
    response.writeHead(204, {
      'Access-Control-Allow-Headers': 'content-type',
    });
    response.end();
    return;
  }
  // A login check belongs here, after the preflight.
  response.end('ordered');
});
api.listen(9000, '127.0.0.1');
