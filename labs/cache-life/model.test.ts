import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { chromiumArguments, chromiumPath } from '@groundwork/machine/chromium';
import { EXAMPLES, model, MOST_VISITS, POLICIES, prediction } from './model';
import { HEADERS, isStored, lifetimeOf, run, decide, type Kind, type Policy, type Setup } from './run';

const next = seeded(41);
const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(next() * list.length)]!;
const setups = Array.from({ length: 300 }, (): Setup => ({
  cache: pick<Kind>(['browser', 'shared']),
  policy: pick(POLICIES),
  etag: next() < 0.5,
  visits: Array.from({ length: pick([0, 1, 3, 6]) }, () => ({
    wait: pick([1, 5, 10, 59, 60, 61, 119, 120, 121, 400]),
    changed: next() < 0.3,
  })),
}));
const recorded = (file: string): string[] =>
  readFileSync(path.join(import.meta.dirname, '../../samples/browsers/cache-control', file), 'utf8')
    .trim()
    .split('\n');

/**
 * Chromium as the reference. A response that arrives with `Age: 70` is 70 seconds old, so no test has to wait: how the
 * second request is answered shows what the cache thinks of one of that age.
 */
describe('what a cache does with a response of some age', () => {
  const cases = POLICIES.flatMap((policy) =>
    [false, true].flatMap((etag) => [0, 2, 20, 40, 80, 100, 140, 300].map((age) => ({ policy, etag, age }))),
  );
  const asked = cases.map((): string[] => []);
  let server: http.Server;
  let got: string[] = [];

  beforeAll(async () => {
    server = http.createServer((request, response) => {
      const one = cases[Number(request.url!.slice(1))];
      if (request.url === '/' || one === undefined)
        return void response.setHeader('Content-Type', 'text/html').end('<title>page');
      const log = asked[cases.indexOf(one)]!;
      const conditional = 'if-none-match' in request.headers || 'if-modified-since' in request.headers;
      log.push(conditional ? 'conditional' : 'full');
      const now = new Date();
      response.setHeader('Date', now.toUTCString());
      if (one.policy === 'last-modified')
        response.setHeader('Last-Modified', new Date(Date.now() - 600_000).toUTCString());
      else if (one.policy !== 'nothing') response.setHeader('Cache-Control', HEADERS[one.policy]);
      if (one.etag) response.setHeader('ETag', '"1"');
      if (log.length === 1) response.setHeader('Age', String(one.age));
      return void response.end(`#${log.length}`);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    got = await page.evaluate(async (count) => {
      const texts: string[] = [];
      const numbers = Array.from({ length: count }, (_, at) => at);
      const all = () => Promise.all(numbers.map(async (at) => (await fetch(`/${at}`)).text()));
      await all();
      texts.push(...(await all()));
      // What is asked in the background arrives after the answer that was read.
      await new Promise((done) => setTimeout(done, 1000));
      return texts;
    }, cases.length);
    await browser.close();
  }, 60_000);
  afterAll(() => void server.close());

  it('is what Chromium does', () => {
    const expected = {
      fresh: '#1 full',
      background: '#1 full conditional',
      revalidate: '#2 full conditional',
      'get-all': '#2 full full',
    };
    const wrong = cases.flatMap(({ policy, etag, age }, at) => {
      const isKept = isStored('browser', policy);
      const use = decide({ policy, etag }, isKept ? age : null, lifetimeOf('browser', policy, 600));
      const asks = use === 'background' && !etag ? '#1 full full' : expected[use];
      const seen = `${got[at]!} ${asked[at]!.join(' ')}`;
      return seen === asks ? [] : [`${policy} ${etag ? 'with' : 'without'} ETag, ${age} s: ${seen}, not ${asks}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('the run', () => {
  it('asks the server as often as the note’s sample recorded', () => {
    const rows = recorded('policies.html.out');
    const statuses = (start: string): number[] =>
      rows
        .find((row) => row.startsWith(start))!
        .slice(23)
        .trim()
        .split(' ')
        .map(Number);
    const ask = (policy: Policy, etag: boolean): readonly number[] =>
      run({
        cache: 'browser',
        policy,
        etag,
        visits: [
          { wait: 1, changed: false },
          { wait: 1, changed: false },
        ],
      }).at(-1)!.state.asked;
    expect(ask('max-age', false)).toEqual(statuses('max-age=60 '));
    expect(ask('no-cache', true)).toEqual(statuses('no-cache; ETag'));
    expect(ask('no-cache', false)).toEqual(statuses('no-cache  '));
    expect(ask('no-store', true)).toEqual(statuses('no-store; ETag'));
    expect(ask('last-modified', false)).toEqual(statuses('Last-Modified'));
    expect(ask('nothing', true)).toEqual(statuses('ETag'));
    expect(ask('nothing', false)).toEqual(statuses('(none of them)'));
  });

  it('stores in a shared cache what the note’s sample recorded', () => {
    const rows = recorded('shared.mjs.out').slice(0, 4);
    expect(rows[0]).toContain('cookie');
    expect(rows.find((row) => row.startsWith('private'))!).toContain('page of Bob');
    expect(isStored('shared', 'private')).toBe(false);
    expect(rows.find((row) => row.startsWith('max-age'))!).toContain('page of Ada');
    expect(isStored('shared', 'max-age')).toBe(true);
  });

  it('answers alone only while the promise lasts, and then with what it holds', () => {
    for (const setup of setups) {
      const frames = run(setup);
      for (const [at, { state }] of frames.entries()) {
        if (state.read === null || at === 0) continue;
        const before = frames[at - 1]!.state;
        if (state.asked.length === before.asked.length) expect(state.stored!.version).toBe(state.read);
        else expect(state.read === state.server || setup.policy === 'swr').toBe(true);
      }
      const { state } = frames.at(-1)!;
      if (setup.policy === 'no-cache' || setup.policy === 'no-store' || setup.policy === 'nothing') {
        expect(state.outdated).toBe(0);
        expect(state.asked).toHaveLength(setup.visits.length + 1);
      }
      if (setup.visits.every(({ changed }) => !changed)) expect(state.outdated).toBe(0);
    }
  });

  it('begins a longer run with the frames of the shorter one', () => {
    for (const setup of setups) {
      const shorter = run({ ...setup, visits: setup.visits.slice(0, -1) });
      expect(run(setup).slice(0, shorter.length)).toEqual(shorter);
      expect(JSON.parse(JSON.stringify(run(setup)))).toEqual(run(setup));
    }
  });

  it('tells the first run as the text does', () => {
    expect(prediction.choices[prediction.right]).toBe('#1, the old one');
    expect(run(model.initial).at(-1)!.state.read).toBe(2);
    expect(run(EXAMPLES['Forgotten header'])[4]!.text).toContain('fresh');
    expect(run(EXAMPLES['Forgotten header']).at(-1)!.state.read).toBe(2);
    expect(
      model
        .trace({ ...model.initial, visits: Array.from({ length: MOST_VISITS }, () => ({ wait: 1, changed: false })) })
        .at(-1)!.text,
    ).toContain('at most');
  });
});
