// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { createBrowserHistory, type History } from './router/history';
import type { Location } from './router/location';
import scrollPosition from './scrollPosition';

/** What the generator passes on to client modules. */
type Update = Parameters<NonNullable<typeof scrollPosition.onRouteUpdate>>[0];

let history: History;
let shown: Location | null = null;
let travels = 0;
addEventListener('popstate', () => travels++);

/** A page that is there already: it is shown while others still wait to be told of the event. */
function show(location: Location): void {
  const update = { previousLocation: shown, location } as Update;
  scrollPosition.onRouteUpdate?.(update);
  // As the generator does.
  scrollTo(0, 0);
  scrollPosition.onRouteDidUpdate?.(update);
  shown = location;
}

function scrollAs(top: number): void {
  scrollTo(0, top);
  dispatchEvent(new Event('scroll'));
}

async function travel(delta: number): Promise<void> {
  const before = travels;
  history.go(delta);
  // jsdom travels in later tasks.
  await vi.waitFor(() => expect(travels).toBe(before + 1), { timeout: 5000, interval: 5 });
}

vi.spyOn(window, 'scrollTo').mockImplementation((to: number | ScrollToOptions, y?: number) => {
  Object.assign(window, { scrollY: typeof to === 'number' ? y : to.top });
});

beforeEach(() => {
  shown = null;
  sessionStorage.clear();
  window.history.replaceState(null, '', '/start');
  history = createBrowserHistory(window);
  show(history.location);
  // The histories of earlier tests still hear of travels in this window.
  onTestFinished(history.listen(show));
});

test('each way back and forward leads to where the reader was, in pages that are shown at once', async () => {
  scrollAs(700);
  history.push('/second');
  expect(scrollY).toBe(0);
  scrollAs(400);
  await travel(-1);
  expect(scrollY).toBe(700);
  await travel(1);
  expect(scrollY).toBe(400);
  scrollAs(555);
  history.push('/third');
  await travel(-1);
  expect(scrollY).toBe(555);
});

test('a link leads to the top after a way back too, and where the reader was then is known', async () => {
  history.push('/second');
  await travel(-1);
  scrollAs(300);
  history.push('/third');
  expect(scrollY).toBe(0);
  await travel(-1);
  expect(scrollY).toBe(300);
});

test('an anchor on the page is an entry of its own: the way back from it leads to where it was followed', async () => {
  scrollAs(150);
  const before = travels;
  location.hash = '#anchor';
  await vi.waitFor(() => expect(travels).toBe(before + 1), { timeout: 5000, interval: 5 });
  scrollAs(900);
  await travel(-1);
  expect(scrollY).toBe(150);
  await travel(1);
  expect(scrollY).toBe(900);
});
