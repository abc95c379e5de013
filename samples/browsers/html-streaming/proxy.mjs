import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';

const wait = (ms) => new Promise((go) => setTimeout(go, ms));

// #region application
const application = http.createServer(async (request, response) => {
  if (request.url === '/no')
    response.setHeader('x-accel-buffering', 'no');
  response.setHeader('content-type', 'text/html');
  response.write('<h1>Orders</h1>');
  await wait(800);
  response.end('<p>First order</p>');
});
// #endregion application

// #region nginx
const configuration = `
  daemon off; pid nginx.pid; error_log stderr crit;
  events {}
  http {
    access_log off;
    client_body_temp_path tmp; proxy_temp_path tmp;
    fastcgi_temp_path tmp; uwsgi_temp_path tmp; scgi_temp_path tmp;
    server {
      listen 127.0.0.1:8080;
      location /default { proxy_pass http://127.0.0.1:8081; }
      location /no      { proxy_pass http://127.0.0.1:8081; }
      location /off     { proxy_pass http://127.0.0.1:8081;
                          proxy_buffering off; }
    }
  }`;
// #endregion nginx

// #region ask
async function ask(name, url) {
  const begun = performance.now();
  const response = await fetch(url);
  const reader = response.body.getReader();
  await reader.read();
  const first = performance.now() - begun;
  while (!(await reader.read()).done);
  const said = first < 400 ? 'at once' : 'with the last one';
  console.log(`${name.padEnd(32)}first byte ${said}`);
}
// #endregion ask

mkdirSync('tmp', { recursive: true });
writeFileSync('nginx.conf', configuration);
application.listen(8081, '127.0.0.1');
const args = ['-p', process.cwd(), '-c', 'nginx.conf'];
const stdio = ['ignore', 'ignore', 'inherit'];
const nginx = spawn('nginx', args, { stdio });
while (!(await fetch('http://127.0.0.1:8080/').catch(() => null)))
  await wait(50);

await ask('application alone', 'http://127.0.0.1:8081/default');
await ask('nginx', 'http://127.0.0.1:8080/default');
await ask('nginx, X-Accel-Buffering: no', 'http://127.0.0.1:8080/no');
await ask('nginx, proxy_buffering off', 'http://127.0.0.1:8080/off');
nginx.kill();
application.close();
application.closeAllConnections();
