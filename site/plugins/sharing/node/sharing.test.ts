import type { DefaultParseFrontMatter, ParseFrontMatter } from '@docusaurus/types';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { cardImage, cardSize } from './card';
import { structuredData } from './structuredData';
import { withCards } from './withCards';

const card = { title: 'epoll', about: 'How can one thread serve thousands?', topic: 'Linux', site: 'Groundwork' };

describe('cardImage', () => {
  it('has the size that previews ask for, and the same bytes each time', async () => {
    const [one, other] = [await cardImage(card), await cardImage(card)];
    expect(await sharp(one).metadata()).toMatchObject({ ...cardSize, format: 'png' });
    expect(one.equals(other)).toBe(true);
    expect(one.length).toBeLessThan(40_000);
  });

  it('shows the words: another title is another picture', async () => {
    expect((await cardImage(card)).equals(await cardImage({ ...card, title: 'ePoll' }))).toBe(false);
  });

  it('keeps its foot, however long the words and whatever they are', async () => {
    const foot = async (title: string, about: string): Promise<Buffer> => {
      const picture = await cardImage({ ...card, title, about });
      return sharp(picture).extract({ left: 0, top: 490, width: 1200, height: 140 }).raw().toBuffer();
    };
    const usual = await foot('epoll', 'short');
    const long = await foot('<script>alert(1)</script> & '.repeat(20), 'words '.repeat(300));
    // Each picture has its own few colours: shades differ a little, shapes do not.
    const differences = usual.filter((value, index) => Math.abs(value - (long[index] ?? 255)) > 40).length;
    expect(differences / usual.length).toBeLessThan(0.002);
  });
});

describe('structuredData', () => {
  const site = { title: 'Groundwork', url: 'https://x.example/' };
  const note = {
    title: 'epoll',
    description: 'What epoll is.',
    url: 'https://x.example/docs/linux/epoll',
    image: 'https://x.example/cards/linux/epoll.png',
    topic: { title: 'Linux', url: 'https://x.example/docs#linux' },
    before: [],
  };

  it('leads from the home page over the topic to the note', () => {
    expect(structuredData(site, note)[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Groundwork', item: site.url },
        { position: 2, name: 'Linux', item: note.topic.url },
        { position: 3, name: 'epoll', item: note.url },
      ],
    });
  });

  it('says what is known, and leaves out what is not', () => {
    const [bare] = structuredData(site, note);
    expect(bare).not.toHaveProperty('dateModified');
    expect(bare).not.toHaveProperty('dependencies');
    const known = { ...note, changed: '2026-01-01T00:00:00.000Z', before: ['Sockets', 'Processes'] };
    expect(structuredData(site, known)[0]).toMatchObject({
      dateModified: known.changed,
      dependencies: 'Sockets, Processes',
    });
  });
});

describe('withCards', () => {
  const parsed =
    (frontMatter: Record<string, unknown>): ParseFrontMatter =>
    () =>
      Promise.resolve({ frontMatter, content: '' });
  const imageOf = async (filePath: string, frontMatter: Record<string, unknown> = {}): Promise<unknown> => {
    const defaultParseFrontMatter: DefaultParseFrontMatter = parsed(frontMatter) as DefaultParseFrontMatter;
    const parse = withCards('/site', 'docs', parsed(frontMatter));
    return (await parse({ filePath, fileContent: '', defaultParseFrontMatter })).frontMatter['image'];
  };

  it('names the picture of a note by its page', async () => {
    expect(await imageOf('/site/docs/linux/epoll.mdx')).toBe('/cards/linux/epoll.png');
    expect(await imageOf('/site/docs/java/jvm/index.mdx')).toBe('/cards/java/jvm.png');
  });

  it('leaves what an author wrote, and what is no note', async () => {
    expect(await imageOf('/site/docs/linux/epoll.mdx', { image: '/own.png' })).toBe('/own.png');
    expect(await imageOf('/site/src/pages/a.md')).toBeUndefined();
  });
});
