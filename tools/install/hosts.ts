import { existsSync } from 'node:fs';

import { aptInstall } from '@groundwork/machine/aptInstall';

/** Where Debian puts the modules of nginx. */
export const nginxModules = '/usr/lib/nginx/modules';

const openssl = { openssl: '/usr/bin/openssl' };

/** What brings each server that `deploy/` configures, and the certificate that it needs: a Debian package, and a file of it. */
const packagesOf = {
  nginx: {
    'nginx-light': '/usr/sbin/nginx',
    'libnginx-mod-http-brotli-static': `${nginxModules}/ngx_http_brotli_static_module.so`,
    ...openssl,
  },
  Caddy: { caddy: '/usr/bin/caddy', ...openssl },
} as const satisfies Record<string, Record<string, string>>;

/** The servers whose configurations are tried with the server itself. */
export type RealHost = keyof typeof packagesOf;

/** The packages of a server that are not installed. */
export function missingPackages(host: RealHost): string[] {
  return Object.entries(packagesOf[host])
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name);
}

/** Installs the servers where we may; what is still missing is then named, and its tests are skipped or fail. */
export function ensureHosts(): void {
  const missing = [...missingPackages('nginx'), ...missingPackages('Caddy')];
  aptInstall([...new Set(missing)], 'to try the configurations in deploy/');
}
