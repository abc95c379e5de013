import { readFileSync } from 'node:fs';

import { encryptedHeaders, headersFor } from '../../site/config/headers';
import { owner } from '../../site/config/owner';
import { missingPackages, type RealHost } from '../../tools/install/hosts';
import { parseBehaviour, unmet, type Case, type Expectation } from './support/behaviourTable';
import { builtFiles } from './support/builtPages';
import { rawRequest } from './support/rawRequest';
import { startHost } from './support/realHosts';
import { expect, test } from './support/test';

const files = builtFiles();
const placeholders: Record<string, string> = {
  '{script}': files.find((file) => /^\/assets\/js\/main\..*\.js$/.test(file)) ?? 'no script in the build',
  '{style}': files.find((file) => /^\/assets\/css\/.*\.css$/.test(file)) ?? 'no style in the build',
  '{frame}':
    files.find((file) => /^\/frames\/(?!edit-).*\.html$/.test(file))?.replace('.html', '') ?? 'no frame in the build',
  '{editFrame}':
    files.find((file) => /^\/frames\/edit-.*\.html$/.test(file))?.replace('.html', '') ?? 'no frame in the build',
};
const base = owner.baseUrl.slice(0, -1);

/** A location is a path as well, and the table's paths are below the base URL. */
function belowBase(expectation: Expectation): Expectation {
  return expectation.name === 'location' ? { ...expectation, value: base + expectation.value } : expectation;
}

/** Holds an origin to a line of the table. */
async function meets(origin: string, { method, path, headers, expectations }: Case): Promise<void> {
  expect(expectations.length, 'a request without any expectation').toBeGreaterThan(0);
  const answer = await rawRequest(origin, method, base + (placeholders[path] ?? path), headers);
  expect(unmet(expectations.map(belowBase), answer)).toEqual([]);
}

const table = parseBehaviour(readFileSync('tests/site/behaviour.txt', 'utf8'));

for (const asked of table) {
  test(`line ${asked.line}: ${asked.method} ${asked.path}`, ({ origin }) => meets(origin, asked));
}

/** A number that no server can count to: both refuse the range (416), where the standard has them clamp it. */
const endless = 'bytes=0-99999999999999999999';

/** Paths and headers that a server answers by itself, whatever our configuration says. One that keeps to the table fails. */
const answersByItself: Record<RealHost, readonly string[]> = {
  nginx: [endless],
  Caddy: [endless, '/%E0%A4%A'],
};

for (const name of Object.keys(answersByItself) as RealHost[]) {
  test.describe(`with the configuration in deploy/, ${name}`, () => {
    const missing = missingPackages(name);
    // CI has everything: there a server that is missing fails when it is started.
    test.skip(
      !process.env['CI'] && missing.length > 0,
      `${name} is not tried: apt-get install ${missing.join(' ')} (npm test does, where it may)`,
    );
    test.skip(base !== '' || process.env['SITE_ORIGIN'] !== undefined, 'The configurations are for the base URL "/".');

    let host: Awaited<ReturnType<typeof startHost>>;
    test.beforeAll(async () => {
      host = await startHost(name, 'build');
    });
    test.afterAll(() => host.stop());

    for (const asked of table) {
      test(`keeps to line ${asked.line}: ${asked.method} ${asked.path}`, async () => {
        const said = [asked.path, ...Object.values(asked.headers)];
        test.fail(said.some((one) => answersByItself[name].includes(one)));
        await meets(host.origin, asked);
      });
    }

    test('sends every header that we send, and keeps the connection encrypted', async () => {
      for (const path of ['/', '/no-such-page', placeholders['{script}']!, placeholders['{editFrame}']!]) {
        const { headers } = await rawRequest(host.origin, 'GET', path, {});
        const sent = { ...headersFor(path === '/no-such-page' ? '/404' : path), ...encryptedHeaders };
        for (const [header, value] of Object.entries(sent))
          expect(headers.get(header.toLowerCase()), header).toBe(value);
      }
    });
  });
}
