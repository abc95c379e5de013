import { createServer } from 'node:http';

const reset = `<!doctype html><title>Choose a new password</title>
<img src="http://ads.localhost:8000/banner" alt="">
<a href="http://ads.localhost:8000/tea">More tea</a>
<script>
if (location.hash) onload = () => document.links[0].click();
</script>`;
const tea = `You come from
<script>document.write(document.referrer)</script>`;

createServer((request, response) => {
  const { host, referer = '(missing)' } = request.headers;
  const { url } = request;
  if (url === '/favicon.ico') return response.end();
  console.log(`${host.split(':')[0]} ${url}`);
  console.log(`  Referer: ${referer}`);
  response.setHeader('Content-Type', 'text/html');
  response.end(url.startsWith('/reset') ? reset : tea);
}).listen(8000, '127.0.0.1');
