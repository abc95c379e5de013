import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';

import { bookPage } from './bookPage';
import { chapterId, chapterOf, stylesOf, type ChapterNote } from './chapter';

const SITE = 'https://site.example';

const note = (route: string, body: string): ChapterNote => ({
  route,
  title: route,
  html: `<html><head><style>.a{}</style></head><body><nav>menu</nav><div class="note theme-doc-markdown">${body}</div></body></html>`,
});

const pages = [
  note(
    '/docs/linux/ssh',
    `<h2 id="keys">Keys<a class="hash-link" href="#keys">#</a></h2><p><a href="/docs/linux/epoll#wait">waits</a>
     <a href="/docs/linux/epoll">epoll</a> <a href="/docs/java/jvm">JVM</a> <a href="https://x.example/a#b">x</a></p>
     <details><summary>Q</summary><p>A</p></details><button>Run</button><script>1</script>`,
  ),
  note(
    '/docs/linux/epoll',
    `<h2 id="wait">Wait</h2><figure aria-labelledby="wait t"><svg><marker id="t"></marker><path marker-end="url(#t)"/></svg></figure>
     <p><a href="#wait">above</a></p>`,
  ),
];
const routes = new Set(pages.map(({ route }) => route));
const chapters = pages.map((page) => chapterOf(page, routes, SITE));
const whole = bookPage(
  {
    title: 'Linux & more',
    site: 'Site',
    siteUrl: SITE,
    day: '2026-11-22',
    styles: '',
    parts: [{ title: 'Linux', about: 'a < b', chapters }],
  },
  new Map([[chapterId('/docs/linux/epoll'), 7]]),
);

describe('a chapter', () => {
  it('has the note without what is pressed, and with its answers unfolded', () => {
    expect(chapters[0]!.html).not.toMatch(/menu|Run|<script|hash-link/);
    expect(chapters[0]!.html).toContain('<details open>');
  });

  it('links to chapters of the book, and to the site for all others', () => {
    const found = [...chapters[0]!.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(found).toEqual(['#linux-epoll--wait', '#linux-epoll', `${SITE}/docs/java/jvm`, 'https://x.example/a#b']);
  });

  it('has pictures at once and whole, and says where films and sounds are', () => {
    const body =
      '<p><img src="/a.jpg" srcset="/b.webp 9w" sizes="9px" loading="lazy" alt="A"></p><video src="/c.webm" aria-label="C"></video>';
    const { html } = chapterOf(note('/docs/a/b', body), routes, SITE);
    expect(html).toBe(`<p><img src="/a.jpg" alt="A"></p><a href="${SITE}/c.webm">C</a>`);
  });

  it('says which page has no note', () => {
    expect(() => chapterOf({ route: '/docs/a/b', title: 'b', html: '<p>no</p>' }, routes, SITE)).toThrow('/docs/a/b');
  });
});

describe('a book', () => {
  it('has each id once, and every link and reference in it leads to one', () => {
    const ids: string[] = [];
    const named: string[] = [];
    visit(fromHtml(whole), 'element', ({ properties }) => {
      if (typeof properties['id'] === 'string') ids.push(properties['id']);
      if (typeof properties['href'] === 'string' && properties['href'].startsWith('#'))
        named.push(properties['href'].slice(1));
      const labels = properties['ariaLabelledBy'];
      if (Array.isArray(labels)) named.push(...labels.map(String));
      for (const value of Object.values(properties))
        if (typeof value === 'string') named.push(...[...value.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id!));
    });
    expect(new Set(ids).size).toBe(ids.length);
    expect(named.filter((name) => !ids.includes(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(6);
  });

  it('says the page of each chapter that it knows, and writes titles as text', () => {
    expect(whole).toContain('<a href="#linux-epoll">/docs/linux/epoll</a><span>7</span>');
    expect(whole).toContain('Linux &#x26; more');
    expect(whole).toContain('a &#x3C; b');
  });

  it('takes its styles from the pages', () => {
    expect(stylesOf(pages[0]!.html)).toBe('.a{}');
  });
});
