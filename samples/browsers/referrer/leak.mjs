import { createServer } from 'node:http';

const onRedirect = process.argv[2] ?? 'same-origin';
const reset = `<!doctype html><title>Choose a new password</title>
<img src="http://ads.localhost:8000/img" alt="">
<p style="background: url(http://ads.localhost:8000/style)">
<script>
onload = () => { location = '/out'; };
</script>`;

createServer((request, response) => {
  const { host, referer = '(missing)' } = request.headers;
  const { pathname } = new URL(request.url, `http://${host}`);
  if (pathname === '/favicon.ico') return response.end();
  const out = pathname === '/out';
  if (host.startsWith('ads')) console.log(pathname, referer);
  response.setHeader('Content-Type', 'text/html');
  response.setHeader('Referrer-Policy',
    out ? onRedirect : 'same-origin');
  if (out) response.writeHead(302,
    { Location: 'http://ads.localhost:8000/tea' });
  response.end(host.startsWith('shop') ? reset : 'tea');
}).listen(8000, '127.0.0.1');
