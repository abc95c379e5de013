import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { chromium } from 'playwright-core';

/** A browser for which all of *.example is this machine, with TLS on port 8443 and without on 8080. */
export async function start(serve) {
  const [key, cert] = ['/tmp/key.pem', '/tmp/cert.pem'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  execFileSync('openssl', ['req', '-x509', '-nodes', ...curve, '-keyout', key, '-out', cert, '-subj', '/CN=shop.example'], { stdio: 'ignore' });
  const servers = [
    https.createServer({ key: readFileSync(key), cert: readFileSync(cert) }, serve).listen(8443, '127.0.0.1'),
    http.createServer(serve).listen(8080, '127.0.0.1'),
  ];
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.example 127.0.0.1'],
  });
  const page = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();
  const stop = async () => {
    await browser.close();
    for (const server of servers) server.close().closeAllConnections();
  };
  return { page, stop };
}
