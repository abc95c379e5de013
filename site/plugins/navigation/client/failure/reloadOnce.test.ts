import { beforeEach, expect, test, vi } from 'vitest';

/** The page's notices are shown by the boot script, which is told. */
const showNotice = vi.fn();

interface FakeWindow {
  history: { state: unknown; scrollRestoration: string; replaceState: (state: unknown) => void };
  location: { reload: () => void };
  document: { dispatchEvent: (event: Event) => void };
}

function fakeWindow(state: unknown): FakeWindow {
  const history: FakeWindow['history'] = {
    state,
    scrollRestoration: 'auto',
    replaceState: (next) => (history.state = next),
  };
  return { history, location: { reload: vi.fn() }, document: { dispatchEvent: showNotice } };
}

/** A page's own copy of the module: what it remembers ends with the page. */
async function freshReloadOnce() {
  vi.resetModules();
  const { reloadOnce } = await import('./reloadOnce');
  return (window: FakeWindow) => reloadOnce(window as unknown as Window);
}

beforeEach(() => {
  showNotice.mockClear();
  vi.useFakeTimers({ now: 1_000_000 });
});

test('reloads once a page, marks the entry and keeps its state', async () => {
  const reloadOnce = await freshReloadOnce();
  const window = fakeWindow({ key: 'k' });
  reloadOnce(window);
  reloadOnce(window);
  expect(window.location.reload).toHaveBeenCalledTimes(1);
  expect(window.history.state).toEqual({ key: 'k', reloadedAt: 1_000_000 });
  expect(window.history.scrollRestoration).toBe('manual');
});

test('an entry that was loaded anew a moment ago shows a notice instead', async () => {
  const window = fakeWindow(null);
  (await freshReloadOnce())(window);
  vi.advanceTimersByTime(59_000);
  (await freshReloadOnce())(window);
  expect(window.location.reload).toHaveBeenCalledTimes(1);
  expect(showNotice).toHaveBeenCalledTimes(1);
});

test('after a minute the entry may be loaded anew again', async () => {
  const window = fakeWindow(null);
  (await freshReloadOnce())(window);
  vi.advanceTimersByTime(60_000);
  (await freshReloadOnce())(window);
  expect(window.location.reload).toHaveBeenCalledTimes(2);
});
