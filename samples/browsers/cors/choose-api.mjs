import http from 'node:http';

const shop = 'https://shop.example';
const admin = 'https://admin.shop.example';
const allowed = [shop, admin];

const api = http.createServer((request, response) => {
  response.setHeader('Vary', 'Origin');
  const { origin } = request.headers;
  if (allowed.includes(origin)) {
    response.setHeader('Access-Control-Allow-Origin', origin);
  }
  response.setHeader('Cache-Control', 'max-age=60');
  response.end('3 orders');
});
api.listen(9000, '127.0.0.1');
