// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { isSiteLink, siteLinkAt } from './siteLink';

function linkOf(html: string): HTMLAnchorElement {
  document.body.innerHTML = html;
  const link = document.querySelector('a');
  if (!link) throw new Error(`no link in ${html}`);
  return link;
}

beforeEach(() => history.replaceState(null, '', '/docs/linux/epoll'));

it.each([
  '<a href="/docs/linux/boot">a page</a>',
  '<a href="/docs/linux/boot?x=a.b#c.d">a page with a query and a place</a>',
  '<a href="boot">beside this one</a>',
  '<a href="/docs/linux/boot" target="_self">here</a>',
  '<a href="/">the first page</a>',
])('%s opens here', (html) => expect(isSiteLink(linkOf(html))).toBe(true));

it.each([
  '<a href="#top">a place on this page</a>',
  '<a href="">this page anew</a>',
  '<a>no link</a>',
  '<a href="/files/a.pdf">a file</a>',
  '<a href="/docs/linux/epoll.md">a file</a>',
  '<a href="/docs/linux/boot" target="_blank">another tab</a>',
  '<a href="/docs/linux/boot" download>a download</a>',
  '<a href="/docs/linux/boot" role="button">a button</a>',
  '<a href="https://example.org/docs/linux/boot">another site</a>',
  '<a href="mailto:a@example.org">a letter</a>',
])('%s is the browser’s', (html) => expect(isSiteLink(linkOf(html))).toBe(false));

it('is found from what stands in the link, and from nothing else', () => {
  const link = linkOf('<a href="/docs"><code><b>x</b></code></a><p>y</p>');
  const found: (HTMLAnchorElement | undefined)[] = [];
  document.body.addEventListener('click', (event) => {
    event.preventDefault();
    found.push(siteLinkAt(event));
  });
  document.querySelector('b')?.click();
  document.querySelector('p')?.click();
  expect(found).toEqual([link, undefined]);
});
