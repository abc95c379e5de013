import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { buildIndex } from '../../node/buildIndex';
import { IndexFileError } from '../../shared/format/bytes';
import { manifestName } from '../../shared/format/manifest';
import { engineOver, engineOverPages, pageRecord, routesFor } from '../../testing/fixtures';
import { SearchEngine } from './searchEngine';

const section = (
  heading: string,
  anchor: string,
  text: string,
  code = '',
): { heading: string; anchor: string; level: number; text: string; code: string } => ({
  heading,
  anchor,
  level: 2,
  text,
  code,
});

const pages = [
  pageRecord('/docs/linux/epoll', {
    title: 'epoll',
    description: 'epoll tells a process which of its descriptors are ready.',
    sections: [
      section('', '', 'The kernel keeps the list of watched descriptors.'),
      section(
        'Edge-triggered and once',
        'edge-triggered',
        'An edge-triggered descriptor is reported once.',
        'epoll_wait(fd, events, 16, -1);',
      ),
    ],
  }),
  pageRecord('/docs/storage/file-descriptors', {
    title: 'File descriptors',
    text: 'A file descriptor is a small number that a process uses for an open file.',
  }),
  pageRecord('/docs/java/jvm/garbage-collection', {
    title: 'Garbage collection',
    text: 'The collector stops all threads for a pause while it moves live objects.',
  }),
  pageRecord('/docs/react/hooks', {
    title: 'Hooks',
    text: 'In development useEffect runs twice.',
    sections: [
      section(
        'Why useEffect runs twice',
        'twice',
        'StrictMode mounts each component two times.',
        'useEffect(() => { connect(); }, []);',
      ),
    ],
  }),
  pageRecord('/docs/kubernetes/operators', {
    title: 'Operators',
    text: 'Kubernetes runs a custom controller that reconciles a custom resource.',
  }),
  pageRecord('/docs/css/css-selectors', {
    title: 'CSS selectors',
    text: 'The :has() selector looks inside. Specificity decides between rules.',
  }),
  pageRecord('/docs/computers/compression', {
    title: 'Compression',
    text: 'Compressed data has fewer bytes. The <b>best</b> & "worst" case.',
  }),
  pageRecord('/docs/data-structures/stacks', { title: 'Stacks', text: 'Recursion without end is a stack overflow.' }),
  pageRecord('/docs/computers/memory-paging', {
    title: 'Memory paging',
    text: 'The processor translates addresses by tables.',
    calledBy: ['invalidate translations'],
    neighbours: ['Standard streams', 'Compression'],
  }),
  ...Array.from({ length: 40 }, (_, i) =>
    pageRecord(`/docs/filler/page-${i}`, {
      text: `Filler number ${i} speaks of weather, gardens and rivers, and mentions process and data.`,
    }),
  ),
];
const engine = engineOverPages(pages);

describe('what a reader types', () => {
  it.each([
    ['epoll', '/docs/linux/epoll'],
    ['epo', '/docs/linux/epoll'],
    ['fd', '/docs/storage/file-descriptors'],
    ['gc pause', '/docs/java/jvm/garbage-collection'],
    ['useEffect', '/docs/react/hooks'],
    ['use effect twice', '/docs/react/hooks'],
    ['why does useEffect run twice', '/docs/react/hooks'],
    ['epoll_wait', '/docs/linux/epoll'],
    ['k8s controller', '/docs/kubernetes/operators'],
    [':has()', '/docs/css/css-selectors'],
    ['specifcity', '/docs/css/css-selectors'],
    ['file desciptor', '/docs/storage/file-descriptors'],
    ['compress', '/docs/computers/compression'],
    ['edge triggered', '/docs/linux/epoll'],
    ['/proc/1/descriptors of a process', '/docs/storage/file-descriptors'],
    ['fatal error: epoll_wait failed with 104', '/docs/linux/epoll'],
    ['hooks zzzzqqq', '/docs/react/hooks'],
    ['paged memories', '/docs/computers/memory-paging'],
    ['invalidate', '/docs/computers/memory-paging'],
    ['StackOverflowError', '/docs/data-structures/stacks'],
    ['standard streams', '/docs/computers/memory-paging'],
  ])('%s finds %s first', async (query, route) => {
    expect((await routesFor(engine, query))[0]).toBe(route);
  });

  it('puts the page that has the query for its title first, also where another title holds it and names it oftener', async () => {
    const engine = engineOverPages([
      pageRecord('/docs/a/other', { title: 'Virtual file systems', text: 'File systems are mounted.' }),
      pageRecord('/docs/a/whole', { title: 'File systems', text: 'How they keep bytes.' }),
      ...pages.slice(-20),
    ]);
    expect(await routesFor(engine, 'file systems')).toEqual(['/docs/a/whole', '/docs/a/other']);
  });

  it('takes two or three last letters for a beginning, also where they are a rare word', async () => {
    const engine = engineOverPages([
      pageRecord('/docs/a/alice', {
        title: 'Controls',
        description: 'Al is short for Alice',
        text: 'Al keeps a name.',
      }),
      pageRecord('/docs/a/alive', { title: 'Keep alive', text: 'The socket stays.' }),
      ...['also', 'all', 'always', 'almost'].flatMap((word) =>
        [1, 2, 3].map((i) => pageRecord(`/docs/b/${word}-${i}`, { text: `It is ${word} kept to keep it.` })),
      ),
    ]);
    expect((await routesFor(engine, 'keep al'))[0]).toBe('/docs/a/alive');
  });

  it('prefers a plural to a form that may be another thing', async () => {
    const engine = engineOverPages([
      pageRecord('/docs/a/streaming', { text: 'Streaming is sent at once.' }),
      pageRecord('/docs/a/streams', { text: 'Streams are read in order.' }),
      ...pages.slice(-20),
    ]);
    expect(await routesFor(engine, 'stream ')).toEqual(['/docs/a/streams', '/docs/a/streaming']);
  });

  it('follows the links of a page that is surely meant', async () => {
    const texts = ['a', 'b', 'c', 'd'].map((slug) => pageRecord(`/docs/t/${slug}`, { text: 'It reads one pipe.' }));
    const pipes = pageRecord('/docs/t/pipes', { title: 'Pipes', text: 'A pipe joins.', linksTo: ['/docs/t/d'] });
    const found = await routesFor(engineOverPages([...texts, pipes, ...pages.slice(-20)]), 'pipes');
    expect(found.slice(0, 3)).toEqual(['/docs/t/pipes', '/docs/t/d', '/docs/t/a']);
  });

  it.each([
    'how to bake bread',
    'number theory of knots',
    'fatal error zzzzqqq',
    'Weather.zzzzqqq()',
    'zzzzqqq',
    '',
    '   ',
    'the',
    '"',
    '\ud800',
    '🜁🜂',
  ])('%j finds nothing rather than noise', async (query) => {
    expect((await engine.search({ query, limit: 10 })).total).toBe(0);
  });

  it('takes a word that only joins others for no form of another', async () => {
    const other = engineOverPages([pageRecord('/docs/a/b', { text: 'Ask them.' }), ...pages]);
    expect(await routesFor(other, 'theme')).toEqual([]);
    expect(await routesFor(other, 'them')).toEqual(['/docs/a/b']);
  });

  it('takes a word for a slip also where it is the beginning of a rare one', async () => {
    const other = engineOverPages([
      pageRecord('/docs/a/b', { title: 'Bloom filters', text: 'A filter of bits.' }),
      pageRecord('/docs/a/c', { text: 'Read it with a FileReader.' }),
      ...pages,
    ]);
    expect(await routesFor(other, 'bloom filer')).toContain('/docs/a/b');
    expect(await routesFor(other, 'filer')).toContain('/docs/a/c');
  });

  it('leads to the section, with the words set apart', async () => {
    const { hits } = await engine.search({ query: 'edge-triggered', limit: 5 });
    expect(hits[0]?.sections[0]).toMatchObject({
      url: '/docs/linux/epoll#edge-triggered',
      heading: [{ text: 'Edge-triggered', marked: true }, { text: ' and once' }],
    });
  });

  it('says what it took a slip for', async () => {
    expect((await engine.search({ query: 'specifcity ', limit: 5 })).suggestions).toEqual(['specificity']);
  });

  it('suggests queries that do have results where there are none', async () => {
    const { total, suggestions } = await engine.search({ query: 'garbage zzzzqqq xxyyzz wwvvuu', limit: 5 });
    expect(total).toBe(0);
    expect(suggestions).toContain('garbage');
  });

  it('counts all results, whatever part of them is asked for', async () => {
    const all = await engine.search({ query: 'filler weather', limit: 100 });
    const part = await engine.search({ query: 'filler weather', limit: 5, offset: 5 });
    expect(all.total).toBe(40);
    expect(all.hits).toHaveLength(40);
    expect(part.total).toBe(40);
    expect(part.hits).toHaveLength(5);
  });

  it('filters by topic and counts topics', async () => {
    const { total, topics } = await engine.search({ query: 'process', limit: 3, topic: 'linux' });
    expect(total).toBe(1);
    expect(topics.map(({ id }) => id)).toEqual(expect.arrayContaining(['linux', 'storage', 'filler']));
  });

  it('quotes passages for a question', async () => {
    const [passage] = await engine.passages('why does useEffect run twice?', 3);
    expect(passage).toMatchObject({
      url: '/docs/react/hooks#twice',
      title: 'Hooks',
      text: 'StrictMode mounts each component two times.',
    });
  });
});

describe('hostile queries', () => {
  const pieces = fc.constantFrom(
    ...['<img src=x onerror=alert(1)>', '(a+)+$', '%E0%A4%A', '-->', 'javascript:', '"', "'", '\ud800', '\u0000'],
    ...['epoll', 'the', 'memroy', 'fd', 'gc', 'useEffect(', '/docs/', ' ', '\u202e', 'e\u0301', '🜁'],
  );
  const strings = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({ unit: 'grapheme' }),
    fc.array(pieces, { maxLength: 40 }).map((all) => all.join('')),
    fc.array(pieces, { maxLength: 40 }).map((all) => all.join(' ')),
  );

  it('answers any of 10,000 strings with the text of the notes and nothing of the query', async () => {
    const texts = JSON.stringify(pages);
    await fc.assert(
      fc.asyncProperty(strings, async (query) => {
        const { hits, total } = await engine.search({ query, limit: 3 });
        expect(total).toBeGreaterThanOrEqual(hits.length);
        for (const { title } of hits)
          for (const { text } of title) expect(texts).toContain(JSON.stringify(text).slice(1, -1));
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);

  it('cuts a megabyte and says so', async () => {
    const { cutTo } = await engine.search({ query: 'epoll descriptor '.repeat(60_000), limit: 3 });
    expect(cutTo?.length).toBeLessThanOrEqual(300);
  });
});

describe('the code of a page', () => {
  const epoll = pages.slice(0, 1);
  const readFor = async (query: string): Promise<string[]> => {
    const { engine, read } = engineOver(buildIndex([...epoll, ...pages.slice(-20)]));
    expect((await engine.search({ query, limit: 4 })).total).toBeGreaterThan(0);
    return read.filter((name) => name.startsWith('c-'));
  };

  it.each(['epoll', 'watched descriptors', 'edge-triggered once'])('is not fetched for %s', async (query) => {
    expect(await readFor(query)).toEqual([]);
  });

  it.each([
    ['a word that stands only there', 'epoll events'],
    ['a name from code', 'epoll_wait'],
    ['a message', 'epoll failed'],
    ['a sentence', 'epoll tells process which descriptors are ready and watched'],
  ])('is fetched for %s', async (_, query) => {
    expect(await readFor(query)).toHaveLength(1);
  });

  it('is fetched for the two best pages of a message', async () => {
    const { engine, read } = engineOver(buildIndex(pages));
    const { total } = await engine.search({ query: 'filler weather error', limit: 4 });
    expect(total).toBeGreaterThan(4);
    expect(read.filter((name) => name.startsWith('c-'))).toHaveLength(2);
  });

  it('shows where a word stands that is only there', async () => {
    const { hits } = await engine.search({ query: 'events', limit: 1 });
    expect(hits[0]?.sections[0]).toMatchObject({ url: '/docs/linux/epoll#edge-triggered', isCode: true });
  });

  it('is refused where it is that of another page', async () => {
    const files = buildIndex(pages);
    const [other = '', ...more] = [...files.keys()].filter((name) => name.startsWith('c-'));
    for (const name of [other, ...more]) files.set(name, new TextEncoder().encode('["a","b","c"]'));
    await expect(engineOver(files).engine.search({ query: 'epoll_wait', limit: 1 })).rejects.toThrow('another page');
  });
});

describe('files that cannot be had', () => {
  it('rejects, and answers once they are back', async () => {
    const files = buildIndex(pages);
    let isBroken = true;
    const broken = new SearchEngine(async (name) => {
      if (isBroken && name !== manifestName) throw new Error('offline');
      return files.get(name) ?? new Uint8Array();
    });
    await expect(broken.search({ query: 'epoll', limit: 3 })).rejects.toThrow('offline');
    isBroken = false;
    expect((await broken.search({ query: 'epoll', limit: 3 })).hits[0]?.url).toBe('/docs/linux/epoll');
  });

  it.each([
    ['truncated', (bytes: Uint8Array) => bytes.slice(0, bytes.length >> 1)],
    ['foreign', () => new TextEncoder().encode('<!doctype html>')],
    ['empty', () => new Uint8Array()],
  ])('rejects a %s file', async (_, damage) => {
    const files = buildIndex(pages);
    for (const name of files.keys()) {
      const damaged = new Map(files).set(name, damage(files.get(name) ?? new Uint8Array()));
      const { engine: over, read } = engineOver(damaged);
      const outcome = await over.search({ query: 'epoll wait', limit: 50 }).then(
        () => 'answered',
        (error: Error) => error.name,
      );
      expect([name, outcome]).toEqual([name, read.includes(name) ? 'IndexFileError' : 'answered']);
    }
  });

  it('reads a file that came damaged past the cache', async () => {
    const files = buildIndex(pages);
    const cached = new Map(
      [...files].map(([name, bytes]) => [name, name.startsWith('x-') ? bytes.slice(0, 50) : bytes]),
    );
    const behindCache = new SearchEngine(async (name, fresh) => (fresh ? files : cached).get(name) ?? new Uint8Array());
    expect(await routesFor(behindCache, 'epoll')).toContain('/docs/linux/epoll');
  });

  it('asks again for files only, not after a mistake of its own', async () => {
    const asked = async (error: Error): Promise<number> => {
      let count = 0;
      const refused = new SearchEngine(async () => {
        count++;
        throw error;
      });
      await expect(refused.search({ query: 'epoll', limit: 3 })).rejects.toThrow(error.message);
      return count;
    };
    expect(await asked(new IndexFileError('404'))).toBe(2);
    expect(await asked(new TypeError('undefined is no function'))).toBe(1);
  });

  it('goes on with the new index after a deploy has replaced the old', async () => {
    let files = buildIndex(pages);
    const moving = new SearchEngine(async (name) => {
      const bytes = files.get(name);
      if (!bytes) throw new IndexFileError('404');
      return bytes;
    });
    await moving.prepare();
    files = buildIndex([
      ...pages,
      pageRecord('/docs/linux/grub', { text: 'grub loads the kernel; epoll is not its business' }),
    ]);
    expect(await routesFor(moving, 'grub')).toEqual(['/docs/linux/grub']);
  });
});

describe('a query that names a thing', () => {
  const named = engineOverPages([
    pageRecord('/docs/data-structures/hash-tables', {
      title: 'Hash tables',
      defines: ['hash-table', 'load-factor'],
      definitions: ['A hash table finds a value by its key.', 'The load factor is how full it is.'],
      labs: [{ title: 'Two keys want one slot', anchor: 'lab-hash' }],
      text: 'A hash table has slots. The load factor says how full they are. Two keys may want one slot.',
    }),
    ...pages,
  ]);
  const answer = (query: string) => named.search({ query, limit: 5 });

  it.each([
    ['hash table', 'A hash table finds a value by its key.'],
    ['what is a hash table', 'A hash table finds a value by its key.'],
    ['hash tables', 'A hash table finds a value by its key.'],
    ['load factor', 'The load factor is how full it is.'],
    ['hash', undefined],
    ['hash table slots', undefined],
  ])('“%s” is answered with %j', async (query, sentence) => {
    expect((await answer(query)).definition?.sentence).toBe(sentence);
  });

  it('is answered with the labs whose titles have it, or with all for who asks for one', async () => {
    const labs = async (query: string) => (await answer(query)).hits[0]?.labs.map(({ url }) => url);
    const lab = '/docs/data-structures/hash-tables#lab-hash';
    expect(await labs('keys slot')).toEqual([lab]);
    expect(await labs('hash table lab')).toEqual([lab]);
    expect(await labs('hash table')).toEqual([]);
    expect((await answer('hash table')).hits[0]?.hasLab).toBe(true);
  });
});

describe('where no page has all words', () => {
  it.each([
    ['edge-triggered process', undefined],
    ['useEffect gardens', []],
    ['edge triggered epoll zzzzqqq', ['zzzzqqq']],
    ['zzzzqqq', undefined],
    ['specificity', undefined],
  ])('“%s” lacks %j', async (query, lacking) => {
    expect((await engine.search({ query: `${query} `, limit: 5 })).lacking).toEqual(lacking);
  });
});

it('leaves out pages beyond the first ten that have little of a query', async () => {
  const about = pageRecord('/docs/a/kettles', { title: 'Kettles', text: 'A kettle boils. Kettles are made of steel.' });
  const others = Array.from({ length: 30 }, (_, i) =>
    pageRecord(`/docs/b/page-${i}`, { text: `${'Other words stand here. '.repeat(40)} A kettle, once.` }),
  );
  const none = Array.from({ length: 30 }, (_, i) => pageRecord(`/docs/c/page-${i}`, { text: 'Nothing of it.' }));
  const kettles = engineOverPages([about, ...others, ...none]);
  const { total, hits } = await kettles.search({ query: 'kettles ', limit: 40 });
  expect(hits[0]?.url).toBe('/docs/a/kettles');
  expect(total).toBe(10);
});
