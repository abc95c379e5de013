import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';

const seconds = (n) =>
  new Promise((go) => setTimeout(go, n * 1000));
const types = {
  html: 'text/html', css: 'text/css', js: 'text/javascript',
};

/** Serves this folder. In a page, `<!-- pause -->` is a second. */
export const serve = (asked = () => {}) =>
  http.createServer(async ({ url }, response) => {
    const [name, extension] = /\w+\.(\w+)/.exec(url) ?? [''];
    asked(name);
    if (!existsSync(name)) return response.writeHead(404).end();
    response.setHeader('content-type', types[extension]);
    // Scripts and stylesheets take two seconds.
    if (extension !== 'html') await seconds(2);
    const parts = readFileSync(name, 'utf8').split('<!-- pause -->');
    for (const [index, part] of parts.entries()) {
      if (index > 0) await seconds(1);
      response.write(part);
    }
    response.end();
  });
