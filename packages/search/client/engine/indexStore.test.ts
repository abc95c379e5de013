import { describe, expect, it } from 'vitest';

import { buildIndex } from '../../node/buildIndex';
import { IndexFileError } from '../../shared/format/bytes';
import { manifestName } from '../../shared/format/manifest';
import { pageRecord } from '../../testing/fixtures';
import { IndexStore } from './indexStore';

const files = buildIndex([pageRecord('/docs/a/pipes', { text: 'A pipe joins two programs.' })]);
const refused = () => Promise.reject(new IndexFileError('gone'));

describe('a file that could not be had', () => {
  it('is asked for again', async () => {
    let isThere = false;
    const store = new IndexStore((name) => (isThere ? Promise.resolve(files.get(name)!) : refused()));
    await expect(store.manifest()).rejects.toThrow(IndexFileError);
    isThere = true;
    expect((await store.manifest()).pages).toBe(1);
  });

  it('does not make the store forget the manifest that was read after it', async () => {
    const manifests = [refused, () => Promise.resolve(files.get(manifestName)!), refused];
    let read = 0;
    const store = new IndexStore(() => manifests[read++]!());
    const first = store.manifest().catch(() => store.reload());
    // Asked for while the first is under way: its failure comes after the reload has begun.
    await Promise.allSettled([first, store.manifest(), store.manifest()]);
    expect((await store.manifest()).pages).toBe(1);
    expect(read).toBe(2);
  });

  it('does not make the store forget a later answer to the same question', async () => {
    const store = new IndexStore((name) => Promise.resolve(files.get(name)!));
    let fail: (reason: Error) => void = () => undefined;
    const early = store.remember('pipes', () => new Promise<string>((_, reject) => (fail = reject)));
    await store.reload();
    await store.remember('pipes', () => Promise.resolve('later'));
    fail(new Error('late'));
    await expect(early).rejects.toThrow('late');
    expect(await store.remember('pipes', () => Promise.resolve('asked again'))).toBe('later');
  });
});
