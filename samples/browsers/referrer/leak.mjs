import { createServer } from 'node:http';

const reset = `<!doctype html>
<title>Choose a new password</title>
<img src="http://ads.localhost:8000/img" alt="">
<p style="background: url(http://ads.localhost:8000/style)">
<script>
onload = () => { location = '/out'; };
</script>`;

createServer((request, response) => {
  const { host, referer = '(none)' } = request.headers;
  const address = new URL(request.url, `http://${host}`);
  if (address.pathname === '/favicon.ico') return response.end();
  if (host.startsWith('ads'))
    console.log(address.pathname.padEnd(6), referer);
  if (address.pathname === '/out') {
    if (outPolicy) response.setHeader('Referrer-Policy', outPolicy);
    response.writeHead(302,
      { Location: 'http://ads.localhost:8000/tea' });
    return response.end();
  }
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('Content-Type', 'text/html');
  response.end(host.startsWith('shop') ? reset : 'tea');
}).listen(8000, '127.0.0.1');

const outPolicy = process.argv[2];
