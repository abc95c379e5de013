import { createServer } from 'node:http';

const page = `<!doctype html><form method="post"
  action="http://shop.localhost:8000/form"></form>
<script>
fetch('http://shop.localhost:8000/fetch',
  { method: 'POST', keepalive: true });
onload = () => document.forms[0].submit();
</script>`;

createServer((request, response) => {
  const { host, origin, 'sec-fetch-site': site } = request.headers;
  const address = new URL(request.url, `http://${host}`);
  const policy = address.searchParams.get('policy');
  if (policy) response.setHeader('Referrer-Policy', policy);
  response.setHeader('Content-Type', 'text/html');
  if (request.method === 'GET') return response.end(page);
  const allowed = origin === `http://${host}`;
  console.log(allowed ? '200' : '403',
    address.pathname.padEnd(6), origin, site);
  response.writeHead(allowed ? 200 : 403).end('seen\n');
}).listen(8000, '127.0.0.1');
