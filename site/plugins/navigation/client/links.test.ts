// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

import fetchAhead from './ahead/fetchAhead';
import { onRouteDidUpdate } from './links';
import { createBrowserHistory, type History } from './router/history';

vi.mock('./ahead/fetchAhead', () => ({ default: { prefetch: vi.fn(), preload: vi.fn() } }));

let history: History;
/** Links that the browser would have followed. */
let left: string[] = [];

onRouteDidUpdate({ previousLocation: null, location: {} } as Parameters<typeof onRouteDidUpdate>[0]);
// Last of all: what nobody prevented is the browser's, which jsdom cannot do.
window.addEventListener('click', (event) => {
  if (!event.defaultPrevented) left.push((event.target as Element).closest('a')?.getAttribute('href') ?? '');
  event.preventDefault();
});

function linkTo(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.innerHTML = '<b>words</b>';
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.body.append(link);
  return link;
}

const click = (link: HTMLAnchorElement, init: MouseEventInit = {}): boolean =>
  link.firstElementChild!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

beforeEach(() => {
  left = [];
  document.body.replaceChildren();
  vi.mocked(fetchAhead.preload).mockClear();
  window.history.replaceState(null, '', '/docs/start');
  history = createBrowserHistory(window);
});

test.each([
  ['/docs/linux/epoll?a=1#b', {}],
  ['/docs/linux/epoll', { target: '_self' }],
  ['other', {}],
])('%s opens in the place of this page', (href, attributes) => {
  click(linkTo(href, attributes));
  expect(left).toEqual([]);
  expect(history.action).toBe('PUSH');
  expect(location.href).toBe(new URL(href, 'http://localhost:3000/docs/').href);
});

test('a link to where the reader is adds no entry', () => {
  click(linkTo('/docs/start'));
  expect(history.action).toBe('REPLACE');
  expect(left).toEqual([]);
});

test.each([
  ['#anchor', {}],
  ['', {}],
  ['/feed.xml', {}],
  ['/docs/linux/epoll', { target: '_blank' }],
  ['/docs/linux/epoll', { download: '' }],
  ['/search', { role: 'button' }],
  ['https://example.org/docs', {}],
  ['/docs/%E0%A4%A', {}],
])('%s is the browser’s (%o)', (href, attributes) => {
  const error = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', error, { once: true });
  click(linkTo(href, attributes));
  window.removeEventListener('error', error);
  expect(left).toEqual([href]);
  expect(location.pathname).toBe('/docs/start');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %o is the browser’s',
  (init) => {
    click(linkTo('/docs/linux/epoll'), init);
    expect(left).toEqual(['/docs/linux/epoll']);
  },
);

test('a click that somebody else has answered goes nowhere', () => {
  const link = linkTo('/docs/linux/epoll');
  link.addEventListener('click', (event) => event.preventDefault());
  click(link);
  expect(location.pathname).toBe('/docs/start');
});

test('pointing at a link, focusing or touching it asks for its page, once each time the reader comes to it', () => {
  const link = linkTo('/docs/linux/epoll#part');
  const on = (element: Element, type: string): boolean => element.dispatchEvent(new Event(type, { bubbles: true }));
  const move = (element: Element): boolean => on(element, 'mousemove');
  on(link, 'mouseover');
  expect(fetchAhead.preload).not.toHaveBeenCalled();
  move(link);
  move(link.firstElementChild!);
  expect(fetchAhead.preload).toHaveBeenCalledTimes(1);
  expect(fetchAhead.preload).toHaveBeenCalledWith('/docs/linux/epoll');
  move(document.body);
  move(link);
  expect(fetchAhead.preload).toHaveBeenCalledTimes(2);
  on(linkTo('/a'), 'focusin');
  on(linkTo('/b'), 'touchstart');
  on(linkTo('https://example.org/'), 'focusin');
  expect(vi.mocked(fetchAhead.preload).mock.calls.slice(2)).toEqual([['/a'], ['/b']]);
});
