import http from 'node:http';

const shop = 'https://shop.example';

const api = http.createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', shop);
  response.end('3 orders');
});
api.listen(9000, '127.0.0.1');
