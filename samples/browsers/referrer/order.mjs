import { createServer } from 'node:http';

const buy = `<!doctype html>
<title>Win a teapot</title>
<form method="post"
  action="http://shop.localhost:8000/order"></form>
<script>
onload = () => document.forms[0].submit();
</script>`;

createServer((request, response) => {
  const { host, referer = '(missing)' } = request.headers;
  const { url } = request;
  const policy =
    new URL(url, 'http://x').searchParams.get('policy');
  if (policy) response.setHeader('Referrer-Policy', policy);
  response.setHeader('Content-Type', 'text/html');
  if (request.method === 'GET') return response.end(buy);
  const site = request.headers['sec-fetch-site'] ?? '(missing)';
  const ours = site === 'same-origin';
  console.log(ours ? 'order accepted' : 'order refused');
  console.log(`  Referer: ${referer}`);
  console.log(`  Sec-Fetch-Site: ${site}`);
  response.writeHead(ours ? 200 : 403).end('seen\n');
}).listen(8000, '127.0.0.1');
