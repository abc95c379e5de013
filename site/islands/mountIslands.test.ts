// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { mountIslands } from './mountIslands';

const unmount = vi.fn();
/** What the page of each test asked to be brought to life, in order; the tests say when it is. */
const mounted: { island: HTMLElement; alive: () => void; fail: () => void; signal: AbortSignal }[] = [];
let isBroken = false;

vi.mock('./mountIsland', () => ({
  mountIsland: (island: HTMLElement, alive: () => void, fail: () => void, signal: AbortSignal) => {
    if (isBroken) return Promise.reject(new Error('no script'));
    mounted.push({ island, alive, fail, signal });
    return Promise.resolve({ unmount });
  },
}));
vi.mock('../components/explainFailure', () => ({ explainFailure: () => undefined }));

/** The elements that are watched, and what tells that one came near. */
const watched = new Set<Element>();
let comesNear: (target: Element, isIntersecting?: boolean) => void;

beforeEach(() => {
  isBroken = false;
  mounted.length = 0;
  unmount.mockClear();
  watched.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        comesNear = (target, isIntersecting = true) => tell([{ target, isIntersecting }]);
      }
      observe = (element: Element): void => void watched.add(element);
      unobserve = (element: Element): void => void watched.delete(element);
      disconnect = (): void => watched.clear();
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function page(html: string): { container: HTMLElement; islands: HTMLElement[] } {
  // Another one each time: a page that was not left still listens.
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.replaceChildren(container);
  return { container, islands: [...container.querySelectorAll<HTMLElement>('[data-island]')] };
}
const lab = '<div data-island="lab"><button>Step</button></div>';
const only = (): { container: HTMLElement; island: HTMLElement; button: HTMLButtonElement } => {
  const { container, islands } = page(lab);
  return { container, island: islands[0]!, button: container.querySelector('button')! };
};

it('wakes an island when it comes near or is pointed at, once, and no other', async () => {
  const { container, islands } = page(`${lab}${lab}<div data-island="toString"></div>`);
  mountIslands(container);
  expect([...watched]).toEqual(islands.slice(0, 2));
  comesNear(islands[0]!, false);
  await settled();
  expect(mounted).toEqual([]);
  comesNear(islands[0]!);
  islands[0]!.dispatchEvent(new Event('pointerover'));
  await settled();
  expect(mounted.map(({ island }) => island)).toEqual([islands[0]]);
  expect(islands[0]!.dataset['islandState']).toBe('loading');
  islands[1]!.dispatchEvent(new Event('focusin'));
  await settled();
  expect(mounted).toHaveLength(2);
});

it('does the clicks on the picture of a button once it is there, and lets none through before', async () => {
  const { container, island, button } = only();
  const clicked = vi.fn();
  button.addEventListener('click', clicked);
  mountIslands(container);
  button.click();
  button.click();
  comesNear(island);
  await settled();
  expect(clicked).not.toHaveBeenCalled();
  mounted[0]!.alive();
  expect(clicked).toHaveBeenCalledTimes(2);
  button.click();
  expect(clicked).toHaveBeenCalledTimes(3);
  // An island that is alive once more does not repeat them.
  mounted[0]!.alive();
  expect(clicked).toHaveBeenCalledTimes(3);
});

it('shows the frame of one that fails, which is started again by its button alone', async () => {
  const { container, island, button } = only();
  mountIslands(container);
  comesNear(island);
  await settled();
  mounted[0]!.fail();
  expect(island.dataset['islandState']).toBe('failed');
  expect(island.firstChild).toBe(button);
  island.dispatchEvent(new Event('touchstart'));
  await settled();
  expect(mounted).toHaveLength(1);
  island.querySelector<HTMLButtonElement>('.island-notice button')!.click();
  await settled();
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(mounted).toHaveLength(2);
});

it('says so where its script does not come', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  isBroken = true;
  const { container, island } = only();
  mountIslands(container);
  comesNear(island);
  await settled();
  expect(island.dataset['islandState']).toBe('failed');
  expect(island.textContent).toContain('could not be started');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('wakes none after the page was left, and unmounts those that live', async () => {
  const { container, islands } = page(lab + lab);
  const leave = mountIslands(container);
  comesNear(islands[0]!);
  await settled();
  leave();
  comesNear(islands[1]!);
  await settled();
  expect(mounted).toHaveLength(1);
  expect(mounted[0]!.signal.aborted).toBe(true);
  expect(unmount).toHaveBeenCalledOnce();
  expect(watched.size).toBe(0);
});
