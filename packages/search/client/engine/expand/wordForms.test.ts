import { describe, expect, it } from 'vitest';

import { buildIndex } from '../../../node/buildIndex';
import { pageRecord } from '../../../testing/fixtures';
import { IndexStore } from '../indexStore';
import { completionsOf, formsOf, type Form } from './wordForms';

const storeOf = (text: string): IndexStore => {
  const files = buildIndex([pageRecord('/docs/a/b', { title: 'Title', text })]);
  return new IndexStore((name) => Promise.resolve(files.get(name)!));
};
const kinds = (forms: readonly Form[]): Record<string, string> =>
  Object.fromEntries(forms.map(({ term, kind }) => [term, kind]));

describe('formsOf', () => {
  it('finds the word, its plural, its other forms and what is made of it', async () => {
    const store = storeOf('compile compiles compiled compiler compilation company complete');
    expect(kinds(await formsOf(store, 'compile'))).toEqual({
      compile: 'exact',
      compiled: 'inflection',
      compiles: 'plural',
      compiler: 'derivation',
      compilation: 'derivation',
    });
  });

  it('finds a form although the word itself stands nowhere', async () => {
    expect(kinds(await formsOf(storeOf('memories'), 'memory'))).toEqual({ memories: 'plural' });
  });

  it('takes a word that only joins others for no form', async () => {
    expect(kinds(await formsOf(storeOf('theme them themes'), 'theme'))).toEqual({ theme: 'exact', themes: 'plural' });
  });

  it('takes a name for itself alone', async () => {
    expect(kinds(await formsOf(storeOf('sha256 sha256s epoll_wait epoll_waits'), 'sha256'))).toEqual({
      sha256: 'exact',
    });
  });

  it('has each with its pages', async () => {
    const [form] = await formsOf(storeOf('inode'), 'inode');
    expect([...form!.list.pages]).toEqual([0]);
  });
});

describe('completionsOf', () => {
  it('has the shortest first, and not the word itself', async () => {
    const found = await completionsOf(storeOf('inter interrupts internet interrupt winter'), 'inter');
    expect(found.map(({ term }) => term)).toEqual(['internet', 'interrupt', 'interrupts']);
  });

  it('has none where nothing begins so', async () => {
    expect(await completionsOf(storeOf('inode'), 'xyz')).toEqual([]);
  });
});
