import { expect, it } from 'vitest';

import { causeOfFailure } from './causeOfFailure';

interface Answer {
  ok: boolean;
  status: number;
  text: () => Promise<string>;
}

const answer = (status: number, body = ''): Answer => ({
  ok: status < 400,
  status,
  text: () => Promise.resolve(body),
});

const pageOf = (build: string): string =>
  `<html data-build=${build}><script type=application/json>["/assets/js/main.${build}.js","/assets/js/react.1.js"]</script>`;

/** What a page of build `a` finds out from a server that answers so. */
function causeWhere(fetch: (address: string) => Answer): ReturnType<typeof causeOfFailure> {
  const window = {
    document: { documentElement: { dataset: { build: 'a' } } },
    location: { pathname: '/docs/x' },
    fetch: (address: string) => Promise.resolve().then(() => fetch(address)),
  };
  return causeOfFailure(window as unknown as Window & typeof globalThis);
}

it('tells a whole deploy from one that is still arriving', async () => {
  const page = (address: string): Answer | undefined => (address === '/docs/x' ? answer(200, pageOf('b')) : undefined);
  expect(await causeWhere((address) => page(address) ?? answer(200))).toBe('updated');
  expect(await causeWhere((address) => page(address) ?? answer(address.includes('react') ? 404 : 200))).toBe(
    'updating',
  );
});

it('offers no reload where nothing was deployed, where the page is gone, or to what is no page of ours', async () => {
  expect(await causeWhere(() => answer(200, pageOf('a')))).toBe('unknown');
  expect(await causeWhere(() => answer(404, pageOf('b')))).toBe('unknown');
  expect(await causeWhere(() => answer(200, 'Log in to this network'))).toBe('unknown');
});

it('blames the network where nobody answers, or only a gateway', async () => {
  expect(await causeWhere(() => answer(502))).toBe('network');
  const dead = causeWhere(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await dead).toBe('network');
});
