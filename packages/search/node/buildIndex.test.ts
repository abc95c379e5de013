import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { unpackDirectory } from '../shared/format/directory';
import { fileName, hashLength } from '../shared/format/fileName';
import { manifestName, parseManifest } from '../shared/format/manifest';
import { engineOver, pageRecord, routesFor } from '../testing/fixtures';
import { buildIndex } from './buildIndex';

const pages = [
  pageRecord('/docs/linux/epoll', { text: 'epoll_wait blocks until a descriptor is ready' }),
  pageRecord('/docs/go/routines', { text: 'a goroutine is cheap' }),
  pageRecord('/docs/linux/sockets', { text: 'a socket is a descriptor' }),
];

const hashOf = (...parts: (string | Uint8Array)[]): string =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, hashLength);

describe('buildIndex', () => {
  it('gives the same bytes for the same pages in any order', () => {
    expect([...buildIndex([...pages].reverse())]).toEqual([...buildIndex(pages)]);
  });

  it('names every file but the manifest by its content', () => {
    const files = buildIndex(pages);
    for (const [name, bytes] of files) {
      if (name === manifestName || name.startsWith('c-')) continue;
      const code = name.startsWith('t-') ? ['\n', files.get(name.replace('t-', 'c-')) ?? ''] : [];
      expect(name).toContain(hashOf(bytes, ...code));
    }
  });

  it('lists every file in the manifest or the directory', () => {
    const files = buildIndex(pages);
    const manifest = parseManifest(new TextDecoder().decode(files.get(manifestName)));
    const entries = manifest.directory.flatMap((name) => unpackDirectory(new TextDecoder().decode(files.get(name)), 0));
    const texts = entries.flatMap(({ hash }) => [fileName('text', hash), fileName('code', hash)]);
    const listed = [...manifest.shards, ...manifest.words].map(([, file]) => file).concat(manifest.titles ?? []);
    expect(new Set([...listed, ...manifest.directory, ...texts, manifestName])).toEqual(new Set(files.keys()));
    expect(manifest.topics).toEqual([
      { id: 'go', title: 'go', first: 0, end: 1 },
      { id: 'linux', title: 'linux', first: 1, end: 3 },
    ]);
  });

  it('takes the synonyms that it is given for those of the list', async () => {
    const listed = [{ words: ['kettle'], means: ['goroutine'], isMutual: true }];
    expect(await routesFor(engineOver(buildIndex(pages, listed)).engine, 'kettle')).toEqual(['/docs/go/routines']);
    expect(await routesFor(engineOver(buildIndex(pages)).engine, 'kettle')).toEqual([]);
  });

  it('takes a concept and what stands in brackets after a title for titles, too', async () => {
    const { engine } = engineOver(
      buildIndex([
        pageRecord('/docs/a/nat', { title: 'Network address translation (NAT)' }),
        pageRecord('/docs/a/paging', { title: 'Memory paging', defines: ['virtual-memory'] }),
        pageRecord('/docs/a/files', { title: 'Virtual file systems', text: 'memory, NAT' }),
      ]),
    );
    expect((await routesFor(engine, 'nat'))[0]).toBe('/docs/a/nat');
    expect((await routesFor(engine, 'virtual memory'))[0]).toBe('/docs/a/paging');
  });

  it('finds a page by the questions that it answers and by what defines its concepts', async () => {
    const text = 'Why does a reader wait for a writer? A lock reserves a row.';
    const { engine } = engineOver(
      buildIndex([
        pageRecord('/docs/a/files', { text: `${text} ${text}` }),
        pageRecord('/docs/a/locks', { text, questions: ['Why does a reader wait for a writer?'] }),
        pageRecord('/docs/a/rows', { text: 'Nothing of it.', definitions: ['A tuple is a version of a row.'] }),
      ]),
    );
    expect((await routesFor(engine, 'why does a reader wait'))[0]).toBe('/docs/a/locks');
    expect(await routesFor(engine, 'tuple')).toEqual(['/docs/a/rows']);
  });

  it('changes its manifest and only the touched files when a page changes', () => {
    const before = buildIndex(pages);
    const after = buildIndex([
      ...pages.slice(0, 2),
      pageRecord('/docs/linux/sockets', { text: 'a socket is an endpoint' }),
    ]);
    const kept = [...before.keys()].filter((name) => after.has(name));
    expect(kept.filter((name) => name.startsWith('t-'))).toHaveLength(2);
    expect(after.get(manifestName)).not.toEqual(before.get(manifestName));
  });

  it('builds an index of no pages', () => {
    expect(buildIndex([]).has(manifestName)).toBe(true);
  });
});
