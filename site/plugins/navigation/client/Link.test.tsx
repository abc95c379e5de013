import type { Props } from '@docusaurus/Link';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';

import Link from './Link';
import { StaticRouter } from './router/server';

const collected: string[] = [];

vi.mock('./ahead/linksInView', () => ({ fetchInView: vi.fn() }));
vi.mock('react-router-dom', async () => import('./router'));
vi.mock('@docusaurus/isInternalUrl', () => ({ default: (url?: string) => url !== undefined && !/^\w+:/.test(url) }));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({ siteConfig: { trailingSlash: false, baseUrl: '/base/' } }),
}));
vi.mock('@docusaurus/useBaseUrl', () => ({
  useBaseUrlUtils: () => ({ withBaseUrl: (url: string) => (url.startsWith('/base/') ? url : `/base${url}`) }),
}));
vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({
    collectLink: (link: string) => collected.push(link),
    collectAnchor: (anchor: string) => collected.push(`#${anchor}`),
  }),
}));

const markup = (props: Props): string =>
  renderToStaticMarkup(
    <StaticRouter location="/base/docs/a">
      <Link {...props} />
    </StaticRouter>,
  );

beforeEach(() => (collected.length = 0));

test.each<[Props, string, string[]]>([
  [{ to: '/docs/b/' }, '<a href="/base/docs/b"></a>', ['/base/docs/b']],
  [{ href: '/docs/b?c#d', className: 'x' }, '<a class="x" href="/base/docs/b?c#d"></a>', ['/base/docs/b?c#d']],
  [{ to: 'b' }, '<a href="/base/docs/b"></a>', ['b']],
  [{ to: '/b', autoAddBaseUrl: false }, '<a href="/b"></a>', ['/b']],
  [{ to: '#part', id: 'me' }, '<a href="#part" id="me"></a>', ['#part', '#me']],
  [{ to: '/b', target: '_blank' }, '<a href="/base/b" target="_blank"></a>', []],
  [{ to: '/b', 'data-noBrokenLinkCheck': true }, '<a href="/base/b"></a>', []],
  [{ to: 'pathname:///f.txt' }, '<a href="/base/f.txt" target="_blank" rel="noopener noreferrer"></a>', []],
  [{ href: 'https://example.org' }, '<a href="https://example.org" target="_blank" rel="noopener noreferrer"></a>', []],
  [{}, '<a></a>', []],
])('%o', (props, expected, links) => {
  expect(markup(props)).toBe(expected);
  expect(collected).toEqual(links);
});

test('a link of a navbar says that it leads to where the reader is', () => {
  expect(markup({ to: '/docs/a', isNavLink: true, activeClassName: 'here' })).toBe(
    '<a aria-current="page" class="here" href="/base/docs/a"></a>',
  );
});
