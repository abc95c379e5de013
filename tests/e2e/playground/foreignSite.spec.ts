import { readdirSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { serveLocally, type LocalServer } from '@groundwork/machine/listen';
import { siteServer } from '../../../tools/server/siteServer';
import { fixtureSiteFolder } from '../../second-site/build';
import { expect, test } from '../support/test';
import { attack, foreignPage } from './foreignPage';
import { runEdited, showLive } from './liveSample';

/** The documents of the build that show what a reader edited, as they are asked for. */
let editFrames: readonly string[] = [];

/** As a host serves the build that knows nothing of our headers. The fixture site is there only when its setup has run. */
const servePlainly = () => siteServer({ folder: fixtureSiteFolder, baseUrl: '/', headers: () => ({}) });
const foreignHost = http.createServer((_request, response) =>
  response.setHeader('Content-Type', 'text/html').end(foreignPage),
);
const origins = { plain: '', foreign: '' };
const running: LocalServer[] = [];

test.beforeAll(async () => {
  editFrames = readdirSync(path.join(fixtureSiteFolder, 'frames'))
    .filter((file) => /^edit-\w+-\w+\.html$/.test(file))
    .map((file) => `/frames/${file.replace('.html', '')}`);
  const [plain, foreign] = [await serveLocally(servePlainly()), await serveLocally(foreignHost)];
  running.push(plain, foreign);
  Object.assign(origins, { plain: plain.origin, foreign: foreign.origin });
});

test.afterAll(() => Promise.all(running.splice(0).map(({ close }) => close())));

test.beforeEach(({ context }) =>
  context.route(
    ({ origin }) => Object.values(origins).includes(origin),
    (route) => route.continue(),
  ),
);

// Browser and frames complain of much that is tried here.
test.use({ site: 'fixtures', expectedProblems: /./ });

const hosts = {
  'our own server': (baseURL: string) => baseURL,
  'a host that sets no headers': () => origins.plain,
} as const;

/** What a foreign page brings about with a document, and whether the reader's storage was written. */
async function attacked(page: Page, way: keyof typeof attack, address: string): Promise<unknown> {
  await page.goto(origins.foreign);
  const heard = await page.evaluate(
    async ([name, target]) => {
      const { ways, tryFor } = window as unknown as Attacker;
      return tryFor(ways[name]!(target), 1500);
    },
    [way, address] as const,
  );
  await page.goto(`${new URL(address).origin}/docs/introduction`);
  return { heard, taken: await page.evaluate(() => localStorage.getItem('taken')) };
}

interface Attacker {
  ways: Record<string, (address: string) => () => (Window | null | undefined)[]>;
  tryFor(targets: () => (Window | null | undefined)[], milliseconds: number): Promise<unknown>;
}

test('there are two documents to attack', () => expect(editFrames).toHaveLength(2));

for (const way of Object.keys(attack) as (keyof typeof attack)[]) {
  test(`the attack by ${way} succeeds where a document asks nobody who they are`, async ({ page, context }) => {
    const address = `${origins.plain}/trusting`;
    await context.route(address, (route) => route.fulfill({ contentType: 'text/html', body: trusting }));
    expect(await attacked(page, way, address)).toMatchObject({ heard: [expect.stringMatching(/^ran in /)] });
  });

  for (const [host, originOf] of Object.entries(hosts)) {
    test(`${way} of a foreign page runs nothing on ${host}`, async ({ page, baseURL }) => {
      for (const address of editFrames)
        expect(await attacked(page, way, originOf(baseURL!) + address), address).toEqual({ heard: [], taken: null });
    });
  }
}

/** A document that takes a port and what comes through it from anyone. */
const trusting = `<!doctype html><script>
  addEventListener('message', ({ ports: [port] }) => {
    if (!port) return;
    port.onmessage = ({ data }) => {
      if (data.kind === 'show') { document.open(); document.write(Object.values(data.source.texts)[0]); document.close(); }
    };
    port.postMessage({ kind: 'here' });
  }, { once: true });
</script>`;

for (const [host, originOf] of Object.entries(hosts)) {
  test(`on ${host} a greeting is answered by the parent only, with its token only`, async ({
    page,
    context,
    baseURL,
  }) => {
    const origin = originOf(baseURL!);
    const address = editFrames.find((one) => one.includes('html'))!;
    await page.goto(`${origins.foreign}`);
    const [site] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate((url) => Object.assign(window, { site: open(url) }) && undefined, `${origin}/docs/introduction`),
    ]);
    await site.waitForLoadState();
    const token = await site.evaluate(
      (src) =>
        new Promise<string>((resolve) => {
          addEventListener('message', ({ data }: MessageEvent<{ token: string }>) => resolve(data.token));
          const frame = Object.assign(document.createElement('iframe'), { src });
          frame.setAttribute('sandbox', 'allow-scripts');
          document.body.append(frame);
        }),
      address,
    );

    // The opener of the site's page knows the token; where no header cuts it off, it reaches the frame in that page.
    const answer = (target: string, quoted: string): string =>
      `new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data.kind);
        ${target}?.postMessage({ kind: 'welcome', token: ${JSON.stringify(quoted)} }, '*', [port2]);
        port1.postMessage({ kind: 'ping' });
        setTimeout(() => resolve('no answer'), 700);
      })`;
    expect(await page.evaluate(answer('window.site.frames?.[0]', token))).toBe('no answer');
    // The parent does not know it, then does.
    expect(await site.evaluate(answer('frames[0]', `${token}0`))).toBe('no answer');
    expect(await site.evaluate(answer('frames[0]', token))).toBe('pong');
    // What was taken once is not taken again.
    expect(await site.evaluate(answer('frames[0]', token))).toBe('no answer');
  });
}

test.describe('where no headers are set', () => {
  test.use({ baseURL: async ({}, use) => use(origins.plain) });

  test('a page and a component are edited and shown all the same', async ({ page, baseURL }) => {
    expect((await page.request.get(`${baseURL!}${editFrames[0]!}`)).headers()).not.toHaveProperty(
      'content-security-policy',
    );
    const sample = await showLive(page, 'box.html');
    await runEdited(sample, 'box.html', '<p>edited</p><script>document.body.append(origin)</script>');
    await expect(sample.frame.locator('body')).toHaveText('editednull');
    const component = await showLive(page, 'Counter.tsx');
    await runEdited(component, 'Counter.tsx', 'export default () => <b>edited</b>;');
    await expect(component.frame.locator('b')).toHaveText('edited');
  });
});

test('a document that shares the origin of the page is told nothing by it', async ({ page, context }) => {
  // Not even where someone serves, under the name of ours, one that greets as ours does.
  const greets = `<script>
    addEventListener('message', ({ ports: [port] }) => { port.onmessage = () => port.postMessage({ kind: 'pong' }); });
    parent.postMessage({ kind: 'hello', token: 'x' }, '*');
  </script>`;
  await context.route(/\/frames\/edit-html/, (route) => route.fulfill({ contentType: 'text/html', body: greets }));
  const sample = await showLive(page, 'box.html');
  await page.evaluate(() => document.querySelector('#live iframe')!.removeAttribute('sandbox'));
  await sample.edit.click();
  await sample.run.click();
  await expect(sample.status).toHaveText(/^It could not be run/, { timeout: 15_000 });
});
