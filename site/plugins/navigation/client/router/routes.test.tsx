// @vitest-environment jsdom
import { act, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';

import { onRouteDidUpdate } from '../links';
import { BrowserRouter, Link, NavLink, Redirect, renderRoutes, Route, useHistory, useLocation } from '.';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

vi.mock('../ahead/fetchAhead', () => ({ default: {} }));
onRouteDidUpdate({ previousLocation: null } as Parameters<typeof onRouteDidUpdate>[0]);

beforeEach(() => window.history.replaceState(null, '', '/start'));

async function show(content: ReactNode): Promise<HTMLElement> {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  await act(async () => createRoot(container).render(<BrowserRouter>{content}</BrowserRouter>));
  return container;
}

const click = (container: HTMLElement) => act(async () => container.querySelector('a')!.click());

function Where(): ReactNode {
  const { pathname, search, hash } = useLocation();
  return pathname + search + hash;
}

test('a link moves without a load, and says where the reader comes to', async () => {
  const container = await show([<Where key="where" />, <Link key="link" to="/next?q#h" />]);
  expect(container.querySelector('a')!.getAttribute('href')).toBe('/next?q#h');
  await click(container);
  expect(container.textContent).toBe('/next?q#h');
});

test('a link whose click was answered does not move', async () => {
  const container = await show([
    <Where key="where" />,
    <Link key="link" to="/next" onClick={(event) => event.preventDefault()} />,
  ]);
  await click(container);
  expect(container.textContent).toBe('/start');
});

test('a link in a navbar says when it leads to where the reader is', async () => {
  const container = await show(<NavLink to="/start" className="item" activeClassName="item--active" />);
  const link = container.querySelector('a')!;
  expect([link.className, link.getAttribute('aria-current')]).toEqual(['item item--active', 'page']);
  const other = await show(<NavLink to="/other" className="item" activeClassName="item--active" />);
  expect(other.querySelector('a')!.outerHTML).toBe('<a class="item" href="/other"></a>');
});

test('a redirect replaces the entry', async () => {
  const container = await show([<Where key="where" />, <Redirect key="redirect" to="/moved" />]);
  expect(container.textContent).toBe('/moved');
});

test('two addresses of one route keep what is on screen, two routes do not', async () => {
  let mounts = 0;
  const Page = (): ReactNode => {
    useState(() => mounts++);
    const history = useHistory();
    return <button onClick={() => history.push('/notes/b')} />;
  };
  window.history.replaceState(null, '', '/notes/a');
  const routes = [
    { path: '/notes/:note*', exact: true, component: Page },
    { path: '*', component: Page },
  ];
  const container = await show(renderRoutes(routes));
  await act(async () => container.querySelector('button')!.click());
  expect(mounts).toBe(1);
  await act(async () => {
    window.history.pushState(null, '', '/elsewhere');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(mounts).toBe(2);
});

test('what stands at a given location does not render again while the reader goes elsewhere', async () => {
  let renders = 0;
  const Below = (): ReactNode => {
    renders++;
    return useLocation().pathname;
  };
  const below = <Below />;
  const stays = { pathname: '/stays', search: '', hash: '' };
  const container = await show([
    <Route key="route" location={stays} render={() => below} />,
    <Link key="link" to="/next" />,
  ]);
  await click(container);
  expect(window.location.pathname).toBe('/next');
  expect([container.textContent, renders]).toEqual(['/stays', 1]);
});
