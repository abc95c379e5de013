// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

import fetchAhead from './fetchAhead';
import { fetchInView, onRouteDidUpdate } from './linksInView';

vi.mock('./fetchAhead', () => ({ default: { prefetch: vi.fn(), preload: vi.fn() } }));

const watched = new Set<Element>();
let see: (targets: readonly Element[]) => void = () => undefined;
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(callback: IntersectionObserverCallback) {
      see = (targets) =>
        callback(
          targets.map((target) => ({ target, isIntersecting: true }) as unknown as IntersectionObserverEntry),
          this as unknown as IntersectionObserver,
        );
    }
    observe = (target: Element) => watched.add(target);
    unobserve = (target: Element) => watched.delete(target);
  },
);

test('links of a note and those that React has are fetched once, when they are seen', () => {
  document.body.innerHTML =
    '<a id="outside" href="/why"></a><div data-note="/docs/a"><a href="/docs/b#c"></a><a href="#d"></a><a href="/f.csv"></a></div>';
  onRouteDidUpdate();
  expect([...watched].map((link) => link.getAttribute('href'))).toEqual(['/docs/b#c']);
  const end = fetchInView(document.querySelector<HTMLAnchorElement>('#outside')!);
  see([...watched]);
  expect(vi.mocked(fetchAhead.prefetch).mock.calls).toEqual([['/docs/b'], ['/why']]);
  expect(watched.size).toBe(0);
  end();
});
