import { describe, expect, it } from 'vitest';

import { atomFeed, type ListedNote } from './atomFeed';
import { llmsText } from './llmsText';
import { robotsText } from './robotsText';

const site = { title: 'Notes & more', tagline: 'How <things> work', url: 'https://notes.example/base/' };
const note = (name: string, changed?: string): ListedNote => ({
  title: name,
  url: `https://notes.example/base/docs/linux/${name}`,
  about: `What is ${name}?`,
  topic: 'Linux',
  ...(changed !== undefined && { changed: { on: changed, kind: 'rewritten', what: 'It is a walk.' } }),
});

describe('atomFeed', () => {
  it('has the newest change first, and its time as that of the feed', () => {
    const feed = atomFeed(site, [note('old', '2026-01-01'), note('new', '2026-02-01')]);
    expect(feed.match(/<updated>[^<]*/g)).toEqual([
      '<updated>2026-02-01T00:00:00.000Z',
      '<updated>2026-02-01T00:00:00.000Z',
      '<updated>2026-01-01T00:00:00.000Z',
    ]);
    expect(feed).toContain('<summary>Rewritten. It is a walk.</summary>');
    expect(feed.indexOf('<title>new</title>')).toBeLessThan(feed.indexOf('<title>old</title>'));
  });

  it('leaves out a note that says nothing of a change, and is a feed without any', () => {
    const feed = atomFeed(site, [note('draft')]);
    expect(feed).not.toContain('<entry>');
    expect(feed).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
  });

  it('escapes what would be markup', () => {
    const feed = atomFeed(site, [note(']]><script>&amp;', '2026-01-01')]);
    expect(feed).not.toContain('<script>');
    expect(feed).toContain('<title>Notes &#x26; more</title>');
  });

  it('ends after 40 changes', () => {
    const notes = Array.from({ length: 60 }, (_, index) => note(`n${index}`, '2026-01-01'));
    expect(atomFeed(site, notes).match(/<entry>/g)).toHaveLength(40);
  });
});

describe('llmsText', () => {
  it('lists the notes under their topics, with what they answer', () => {
    const css = { ...note('a [b]'), topic: 'CSS' };
    expect(llmsText(site, [css, note('ssh')])).toBe(
      [
        '# Notes & more',
        '> How <things> work. Each note answers one question; its programs were run, and it names its sources.',
        '## CSS',
        '- [a \\[b\\]](https://notes.example/base/docs/linux/a [b].md): What is a [b]?',
        '## Linux',
        '- [ssh](https://notes.example/base/docs/linux/ssh.md): What is ssh?\n',
      ].join('\n\n'),
    );
  });
});

describe('robotsText', () => {
  it('names the sitemap, and the parts that are no pages, below the base', () => {
    expect(robotsText(site.url)).toBe(
      'User-agent: *\nDisallow: /base/frames/\nDisallow: /base/search\n\nSitemap: https://notes.example/base/sitemap.xml\n',
    );
  });
});
