// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

import Loadable from './loadable';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Loading({ error, retry }: { error: unknown; retry: () => void }): ReactNode {
  return error ? <button onClick={retry}>{String(error)}</button> : 'loading';
}

async function show(Component: React.ComponentType<object>): Promise<HTMLElement> {
  const container = document.createElement('div');
  await act(async () => createRoot(container).render(<Component />));
  return container;
}

test('what is preloaded is there at the first render', async () => {
  const Page = Loadable.Map({
    loading: Loading,
    loader: { a: async () => 1, b: async () => 2 },
    render: (loaded) => JSON.stringify(loaded),
  });
  await Page.preload();
  const container = document.createElement('div');
  await act(async () => {
    createRoot(container).render(<Page />);
  });
  expect(container.textContent).toBe('{"a":1,"b":2}');
});

test('what is not preloaded is loaded when it is shown, once', async () => {
  const loader = vi.fn(async () => 'page');
  const Page = Loadable({ loading: Loading, loader, render: (text) => text });
  expect((await show(Page)).textContent).toBe('page');
  await Page.preload();
  expect(loader).toHaveBeenCalledTimes(1);
});

test('a failure is shown, and tried again on wish', async () => {
  const loader = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('page');
  const Page = Loadable({ loading: Loading, loader, render: (text) => text });
  const container = await show(Page);
  expect(container.textContent).toBe('Error: gone');
  await act(async () => container.querySelector('button')!.click());
  expect(container.textContent).toBe('page');
});

test('a failed preload fails for who asked, and the next one tries again', async () => {
  const loader = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('page');
  const Page = Loadable({ loading: Loading, loader, render: (text) => text });
  await expect(Page.preload()).rejects.toThrow('gone');
  await expect(Page.preload()).resolves.toBe('page');
});
