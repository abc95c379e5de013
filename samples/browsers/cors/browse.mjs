// Opens a page of this folder in Chromium under the names of the note, and keeps what an API is asked and answers.
import { execFileSync, spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { chromium } from 'playwright-core';

/** A certificate for the names of the note, made for this run, and the name by which Chromium is told to trust it. */
function certificate() {
  const args = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=shop.example -keyout key.pem -out cert.pem';
  execFileSync('openssl', args.split(' '), { stdio: 'ignore' });
  const [key, cert] = ['key.pem', 'cert.pem'].map((file) => readFileSync(file));
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, trusted: createHash('sha256').update(spki).digest('base64') };
}

/** The headers that CORS is about, one a line, in the order in which they were sent. */
function corsHeaders(raw) {
  const lines = [];
  for (let at = 0; at < raw.length; at += 2)
    if (/^(origin|access-control-.*|content-type|vary)$/i.test(raw[at])) lines.push(`${raw[at]}: ${raw[at + 1]}`);
  return lines;
}

/** Starts the API that a listing shows, and passes requests on to it. */
async function programAt9000(file) {
  const child = spawn(process.execPath, [file], { stdio: 'inherit' });
  for (let attempt = 0; attempt < 100 && !(await listens(9000)); attempt++) await sleep(100);
  const passOn = (request, response) => {
    const { method, url: path, headers } = request;
    const onward = http.request({ host: '127.0.0.1', port: 9000, method, path, headers, agent: false }, (got) => {
      response.writeHead(got.statusCode, got.rawHeaders);
      got.pipe(response);
    });
    request.pipe(onward);
  };
  const ended = new Promise((done) => child.once('exit', done));
  const stop = () => {
    child.kill();
    return ended;
  };
  return { answer: passOn, stop };
}

const listens = (port) =>
  new Promise((done) => {
    const socket = net.connect(port, '127.0.0.1', () => done(true));
    socket.on('connect', () => socket.destroy()).on('error', () => done(false));
  });

/** Names of headers as the standards write them: Chromium sends some in lower case. */
const titled = (line) => line.replace(/^[^:]+/, (name) => name.replace(/(^|-)./g, (letter) => letter.toUpperCase()));

/** A request with its answer, as the outputs of the note show them. */
export const exchange = ({ method, url, asked, status, answered }) => [
  `  ${method} ${url}`,
  ...asked.map((line) => `  ${line}`),
  `  answer ${status}`,
  ...answered.map((line) => `  ${line}`),
];

/** What a script got, as the outputs of the note show it: the name of an error, or a text between quotes. */
export const told = (got) => (/^TypeError\b/.test(got) ? got : `"${got}"`);

/**
 * @param file the page, which every host but the API's answers with
 * @param api the API at https://api.shop.example: a program of this folder, or a listener for requests
 */
export async function open(runner, file, api, { args = [] } = {}) {
  await runner.context().browser().close();
  const { answer, stop } = typeof api === 'string' ? await programAt9000(api) : { answer: api, stop: () => {} };
  const html = readFileSync(file);
  const log = [];
  const { key, cert, trusted } = certificate();
  const server = https.createServer({ key, cert }, (request, response) => {
    if (request.headers.host !== 'api.shop.example') {
      response.setHeader('Content-Type', 'text/html');
      return response.end(request.url === '/favicon.ico' ? '' : html);
    }
    if (request.url === '/favicon.ico') return response.end();
    const { method, url, headers } = request;
    const entry = { method, url, cookie: headers.cookie, asked: corsHeaders(request.rawHeaders).map(titled) };
    log.push(entry);
    response.on('finish', () => {
      const sent = /^HTTP\/1\.1 (\d+)/.exec(response._header)[1];
      const raw = response._header
        .split('\r\n')
        .slice(1)
        .filter(Boolean)
        .flatMap((line) => line.split(/: (.*)/, 2));
      Object.assign(entry, { status: sent, answered: corsHeaders(raw) });
    });
    return answer(request, response);
  });
  await new Promise((done) => server.listen(8443, '127.0.0.1', done));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Errors that are ignored for all certificates would keep answers out of the cache.
      `--ignore-certificate-errors-spki-list=${trusted}`,
      '--host-resolver-rules=MAP *.example:443 127.0.0.1:8443',
      ...args,
    ],
  });
  const context = await browser.newContext();
  const messages = [];
  const visit = async (url) => {
    const page = await context.newPage();
    page.on('console', (message) => messages.push(message.text()));
    await page.goto(url);
    return page;
  };
  return {
    context,
    visit,
    messages,
    /** What the API has been asked since the last call. */
    taken: () => log.splice(0),
    close: async () => {
      await browser.close();
      await stop();
      server.close();
      server.closeAllConnections();
    },
  };
}
