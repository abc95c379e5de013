import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { chromiumArguments, chromiumPath } from '@groundwork/machine/chromium';
import { CHOICES, EXAMPLES, prediction } from './model';
import { decide, needsPreflight, type Setup } from './run';

const next = seeded(29);
const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(next() * list.length)]!;
const random = (): Setup =>
  Object.fromEntries(
    Object.entries(CHOICES).map(([part, values]) => [part, pick(values as readonly string[])]),
  ) as unknown as Setup;
const setups = [...Object.values(EXAMPLES), ...Array.from({ length: 150 }, random)];

const outcome = (setup: Setup): string => {
  const { received, page } = decide(setup).at(-1)!.state;
  return `${received.join()} ${page!}`;
};

/** The same request by Chromium to a server that answers as the setup says: what it received, and what the page got. */
describe('the decision', () => {
  const seen = new Map<number, string[]>();
  let server: http.Server;
  let results: string[] = [];

  beforeAll(async () => {
    server = http.createServer((request, response) => {
      const number = Number(request.url!.slice(1));
      if (!Number.isInteger(number) || request.url === '/')
        return void response.setHeader('Content-Type', 'text/html').end('<title>page');
      const port = (server.address() as AddressInfo).port;
      const { allowOrigin, allowMethods, allowHeaders, allowCredentials } = setups[number]!;
      const origin =
        allowOrigin === 'shop' || allowOrigin === 'news' ? `http://${allowOrigin}.localhost:${port}` : allowOrigin;
      const headers = { Origin: origin, Methods: allowMethods, Headers: allowHeaders, Credentials: allowCredentials };
      for (const [name, value] of Object.entries(headers))
        if (value !== 'none') response.setHeader(`Access-Control-Allow-${name}`, value);
      seen.set(number, [...(seen.get(number) ?? []), request.method!]);
      response.end('answer');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const port = (server.address() as AddressInfo).port;
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
    const page = await browser.newPage();
    await page.goto(`http://shop.localhost:${port}/`);
    const gets = await page.evaluate(
      ({ all, at }) =>
        Promise.all(
          all.map(({ method, type, authorization, cookies }, number) =>
            fetch(`http://api.localhost:${at}/${number}`, {
              method,
              credentials: cookies === 'yes' ? 'include' : 'omit',
              headers: {
                ...(type === 'none' ? {} : { 'Content-Type': type }),
                ...(authorization === 'yes' ? { Authorization: 'x' } : {}),
              },
            }).then(
              (answer) => answer.text(),
              (error: Error) => error.name,
            ),
          ),
        ),
      { all: setups, at: port },
    );
    await browser.close();
    results = gets.map((got, number) => `${(seen.get(number) ?? []).join()} ${got}`);
  }, 60_000);
  afterAll(() => void server.close());

  it('is the one that Chromium takes', () => {
    // By the standard, * does not mean Authorization; Chromium 156 lets it.
    const comparable = setups
      .map((setup, at) => at)
      .filter((at) => !(setups[at]!.authorization === 'yes' && setups[at]!.allowHeaders === '*'));
    const wrong = comparable
      .filter((at) => outcome(setups[at]!) !== results[at])
      .map((at) => [setups[at], results[at]]);
    expect(wrong).toEqual([]);
    expect(comparable.length).toBeGreaterThan(100);
    expect(new Set(comparable.map((at) => results[at])).size).toBeGreaterThan(6);
  });
});

describe('the run', () => {
  const last = (name: keyof typeof EXAMPLES): string => decide(EXAMPLES[name]).at(-1)!.text;

  it('says what the note says', () => {
    expect(prediction.choices[prediction.right]).toBe('The POST');
    expect(last('POST of text')).toContain('may not read it: there is no Allow-Origin');
    expect(last('POST of JSON')).toBe(
      'The preflight fails: content-type is not in Allow-Headers. The POST is never sent, and the page gets a TypeError.',
    );
    expect(last('Cookies and *')).toContain('with cookies, * is no permission');
    expect(last('Authorization and *')).toContain('authorization is not meant by *');
  });

  it('sends OPTIONS where a preflight is needed, and nowhere else', () => {
    for (const setup of setups)
      expect(decide(setup).at(-1)!.state.received.includes('OPTIONS')).toBe(needsPreflight(setup));
  });
});
