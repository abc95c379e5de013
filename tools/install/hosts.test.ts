import { existsSync } from 'node:fs';

import { expect, it, vi } from 'vitest';

import { ensureHosts, missingPackages } from './hosts';

vi.mock('node:fs', async (original) => ({ ...(await original<object>()), existsSync: vi.fn() }));
const aptInstall = vi.hoisted(() => vi.fn());
vi.mock('@groundwork/machine/aptInstall', () => ({ aptInstall }));

it('knows what of a server is missing, and asks for each package once', () => {
  vi.mocked(existsSync).mockImplementation((file) => file === '/usr/sbin/nginx');
  expect(missingPackages('nginx')).toEqual(['libnginx-mod-http-brotli-static', 'openssl']);
  expect(missingPackages('Caddy')).toEqual(['caddy', 'openssl']);
  ensureHosts();
  expect(aptInstall.mock.calls[0]?.[0]).toEqual(['libnginx-mod-http-brotli-static', 'openssl', 'caddy']);
});
