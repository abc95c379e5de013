// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';

import { failNavigation } from './failure/failedNavigation';
import PendingNavigation from './PendingNavigation';

/** What the generator would call, in order. */
const told: string[] = [];
const routes = vi.hoisted(() => [{ path: '*', component: { preload: vi.fn<() => Promise<unknown>>() } }]);
const { preload } = routes[0]!.component;

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('./failure/failedNavigation', () => ({ failNavigation: vi.fn() }));
vi.mock('@generated/routes', () => ({ default: routes }));
vi.mock('react-router-dom', () => ({
  Route: ({ location, render }: { location: { pathname: string }; render: () => ReactNode }) => (
    <>
      {location.pathname} {render()}
    </>
  ),
}));
vi.mock('@docusaurus/core/lib/client/ClientLifecyclesDispatcher', () => ({
  default: ({ children }: { children: ReactNode }) => children,
  dispatchLifecycleAction: (
    _: string,
    { previousLocation: from, location: to }: Record<string, { pathname: string }>,
  ) => {
    told.push(`${from?.pathname ?? 'nowhere'} to ${to!.pathname}`);
    return () => told.push(`no longer to ${to!.pathname}`);
  },
}));

const at = (pathname: string) => ({ pathname, search: '', hash: '', state: undefined, key: pathname });

/** A page that is at an address, and what moves it to another. */
async function begin(pathname: string) {
  const container = document.createElement('div');
  const root = createRoot(container);
  const children = <i />;
  const goTo = (next: string): Promise<void> =>
    act(async () => root.render(<PendingNavigation location={at(next)}>{children}</PendingNavigation>));
  await goTo(pathname);
  return { goTo, shown: () => container.textContent.trim() };
}

/** A load that is answered by hand. */
function held() {
  let settle: { arrive: () => void; fail: (error: Error) => void } | undefined;
  const parts = new Promise<void>((arrive, fail) => (settle = { arrive, fail }));
  preload.mockReturnValueOnce(parts);
  return settle!;
}

beforeEach(() => {
  told.length = 0;
  preload.mockReset().mockResolvedValue(undefined);
  vi.mocked(failNavigation).mockReset();
});

test('the page that is left is shown until the next one is there, which is asked for once', async () => {
  const { goTo, shown } = await begin('/a');
  expect(preload).not.toHaveBeenCalled();
  const load = held();
  await goTo('/b');
  expect(shown()).toBe('/a');
  await act(async () => load.arrive());
  expect(shown()).toBe('/b');
  expect(preload).toHaveBeenCalledTimes(1);
  expect(preload).toHaveBeenCalledWith({ pathname: '/b', reason: 'navigation' });
  expect(told).toEqual(['nowhere to /a', '/a to /b', 'no longer to /b']);
});

test('a navigation that another has overtaken decides nothing, neither by arriving nor by failing', async () => {
  const { goTo, shown } = await begin('/a');
  const [late, broken] = [held(), held()];
  await goTo('/late');
  await goTo('/broken');
  await goTo('/b');
  expect(shown()).toBe('/b');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await act(async () => {
    late.arrive();
    broken.fail(new Error('gone'));
  });
  expect(shown()).toBe('/b');
  expect(failNavigation).not.toHaveBeenCalled();
});

test('a failure is told with the page that is shown, which the reader has to keep', async () => {
  const { goTo, shown } = await begin('/a');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  held();
  await goTo('/overtaken');
  preload.mockRejectedValueOnce(new Error('gone'));
  await goTo('/b');
  expect(shown()).toBe('/a');
  expect(warn).toHaveBeenCalled();
  expect(failNavigation).toHaveBeenCalledWith(expect.objectContaining({ pathname: '/a' }));
});
