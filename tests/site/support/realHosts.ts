import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { missingPackages, nginxModules, type RealHost } from '../../../tools/install/hosts';
import { freePort } from '../../browsers/freePort';

/** The folder in which the configurations expect the build. */
const servedFolder = '/var/www/groundwork';

interface Surroundings {
  /** A folder for what this server writes, with `key.pem` and `certificate.pem` in it. */
  folder: string;
  build: string;
  port: number;
}

/** Writes our configuration as it runs here: the port, the certificate and the folders are of this machine. */
type Configure = (surroundings: Surroundings) => string[];

/** A configuration with what stands in it replaced. @throws where it is not there any more */
function changed(file: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file}: expected ${from}, which the test replaces`);
      return text.replaceAll(from, to);
    },
    readFileSync(file, 'utf8'),
  );
}

/** Each writes the configuration in `deploy/` and returns the command that runs its server. */
const configure: Record<RealHost, Configure> = {
  nginx({ folder, build, port }) {
    const site = changed('deploy/nginx.conf', [
      ['listen 80;', `listen unix:${folder}/plain;`],
      ['    listen [::]:80;\n', ''],
      ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
      ['    listen [::]:443 ssl http2;\n', ''],
      ['/etc/letsencrypt/live/groundwork.example/fullchain.pem', `${folder}/certificate.pem`],
      ['/etc/letsencrypt/live/groundwork.example/privkey.pem', `${folder}/key.pem`],
      [servedFolder, build],
    ]);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n');
    const text = `daemon off; pid ${folder}/pid; worker_processes 1; error_log ${folder}/errors;
        ${process.getuid?.() === 0 ? 'user root;' : ''}
        load_module ${nginxModules}/ngx_http_brotli_static_module.so;
        events {}
        http { include /etc/nginx/mime.types; access_log off; ${temporary}\n${site} }`;
    writeFileSync(`${folder}/nginx.conf`, text);
    return ['/usr/sbin/nginx', '-p', folder, '-c', `${folder}/nginx.conf`];
  },
  Caddy({ folder, build, port }) {
    const site = changed('deploy/Caddyfile', [
      [
        '\ngroundwork.example {',
        `\nhttps://127.0.0.1:${port} {\n\tbind 127.0.0.1\n\ttls ${folder}/certificate.pem ${folder}/key.pem`,
      ],
      [servedFolder, build],
    ]);
    const options = '{\n\tadmin off\n\tauto_https off\n\tdefault_sni 127.0.0.1\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n';
    writeFileSync(`${folder}/Caddyfile`, `${options}${site}`);
    return ['/usr/bin/caddy', 'run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`];
  },
};

/** Serves a build with our configuration of this server, encrypted, until it is stopped. */
export async function startHost(name: RealHost, build: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const missing = missingPackages(name);
  if (missing.length > 0) throw new Error(`${name} is not here: apt-get install ${missing.join(' ')}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'groundwork-host-'));
  const files = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/certificate.pem`];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', [...kind, ...files, ...subject], { stdio: 'ignore' });
  const port = await freePort();
  const [command = '', ...args] = configure[name]({ folder, build: path.resolve(build), port });
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `https://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`${name} does not take our configuration:\n${said}`);
    if (await isOpen(port)) return { origin, stop };
    await wait(100);
  }
  await stop();
  throw new Error(`${name} does not listen after 10 seconds:\n${said}`);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(Boolean(socket.destroy())));
    socket.once('error', () => resolve(false));
  });
}
