import { describe, expect, it } from 'vitest';

import { engineOverPages, pageRecord, routesFor } from '../../../testing/fixtures';

const fillers = Array.from({ length: 40 }, (_, i) =>
  pageRecord(`/docs/filler/page-${i}`, { text: `Filler ${i} speaks of the same weather, gardens and rivers.` }),
);

const engine = engineOverPages([
  pageRecord('/docs/network/tcp', { title: 'TCP connections', text: 'TCP keeps the order of bytes.' }),
  pageRecord('/docs/network/sockets', { title: 'Sockets', text: 'A socket of TCP has two ends.' }),
  pageRecord('/docs/network/ports', { title: 'Ports', text: 'TCP has its own ports; a server listens on one.' }),
  pageRecord('/docs/security/tpm', { title: 'Trusted platform module (TPM)', text: 'A TPM measures what boots.' }),
  pageRecord('/docs/storage/inodes', { title: 'Inodes', text: 'The inode has links; a symbolic link is a file.' }),
  pageRecord('/docs/linux/processes', { title: 'Processes', text: 'A process has a parent.' }),
  pageRecord('/docs/linux/proc', { text: 'What init runs, procs of run levels, is older.' }),
  pageRecord('/docs/storage/tmpfs', { title: 'Memory as a disk', text: 'What stands in /run is gone after a boot.' }),
  pageRecord('/docs/javascript/runtime', { title: 'The runtime: run to completion', text: 'Jobs run one by one.' }),
  pageRecord('/docs/data-structures/hash-trees', { title: 'Hash trees', text: 'git names what it keeps by hashes.' }),
  ...fillers,
]);

const first = async (query: string): Promise<string | undefined> => (await routesFor(engine, query))[0];

describe('a word that is half typed', () => {
  it.each([
    ['symli', '/docs/storage/inodes'],
    ['symbolic lin', '/docs/storage/inodes'],
    ['proce', '/docs/linux/processes'],
  ])('%s finds what the whole word finds', async (query, route) => {
    expect(await first(query)).toBe(route);
  });

  it('finds no synonym once it is finished', async () => {
    expect(await routesFor(engine, 'symli ')).toEqual([]);
  });
});

describe('a slip in a short word', () => {
  it.each(['tpc', 'ctp', 'tpc connections'])('%s is tcp', async (query) => {
    expect(await first(query)).toBe('/docs/network/tcp');
  });

  it('is none where the word would be rare', async () => {
    const { total, suggestions } = await engine.search({ query: 'gti', limit: 5 });
    expect([total, suggestions]).toEqual([0, []]);
  });

  it('is only suggested where any four letters are as near to a common word', async () => {
    const { total, suggestions } = await engine.search({ query: 'saml', limit: 5 });
    expect([total, suggestions]).toEqual([0, ['same']]);
  });
});

describe('a slip in a word that only readers use', () => {
  it.each(['symlnik ', 'simlink ', 'sotf link '])('%s finds what is meant by it', async (query) => {
    expect(await first(query)).toBe('/docs/storage/inodes');
  });

  it('is said', async () => {
    expect((await engine.search({ query: 'symlnik ', limit: 5 })).suggestions).toEqual(['symlink']);
  });
});

describe('a slip that looks like another form of a rare word', () => {
  it('is corrected as well', async () => {
    const other = engineOverPages([
      pageRecord('/docs/go/embedded', { title: 'Embedded structs', text: 'An embedded struct has no name.' }),
      pageRecord('/docs/go/structs', { text: 'A struct has fields; an embedder writes them.' }),
      ...fillers,
    ]);
    expect((await routesFor(other, 'embeddded structs '))[0]).toBe('/docs/go/embedded');
  });
});

describe('a word beside an unknown one', () => {
  it('finds the note that is called by it', async () => {
    expect(await first('tpm zzzzqqq')).toBe('/docs/security/tpm');
  });

  it('finds nothing where it is a word among others', async () => {
    expect(await routesFor(engine, 'order zzzzqqq')).toEqual([]);
  });
});

describe('a phrase that stands for something else', () => {
  it('outweighs what its words stand for one by one', async () => {
    const other = engineOverPages([
      pageRecord('/docs/computers/pci', { title: 'The PCI bus', text: 'A bus reports an error of a device.' }),
      pageRecord('/docs/computers/paging', { title: 'Paging', text: 'Beyond its end a mapped file gives SIGBUS.' }),
      ...fillers,
    ]);
    expect(await routesFor(other, 'bus error')).toContain('/docs/computers/paging');
  });

  it('is also found behind the package of a name', async () => {
    const other = engineOverPages([
      pageRecord('/docs/a/stacks', { title: 'Stacks', text: 'Recursion without end is a stack overflow.' }),
      pageRecord('/docs/java/jvm', { title: 'JVM', text: 'It throws java.lang.StackOverflowError.' }),
      ...fillers,
    ]);
    expect(await routesFor(other, 'java.lang.StackOverflowError')).toContain('/docs/a/stacks');
  });
});

describe('a sign before a word', () => {
  it('finds the name with the sign before the word', async () => {
    expect(await first('/run')).toBe('/docs/storage/tmpfs');
    expect(await first('run')).toBe('/docs/javascript/runtime');
  });

  it('is left away where no note has the name', async () => {
    expect(await first('.git')).toBe('/docs/data-structures/hash-trees');
  });
});
