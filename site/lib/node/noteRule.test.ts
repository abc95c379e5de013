import { createRequire } from 'node:module';

import { expect, it } from 'vitest';

import { noteRule } from './noteRule';

/** What the loader of a rule names for a note. */
function named(madeOf: Parameters<typeof noteRule>[1], note: string): string[] {
  const [{ use }] = noteRule('/site', madeOf).module.rules as [ReturnType<typeof noteRule>['module']['rules'][number]];
  const [{ loader, options }] = use as [(typeof use)[number]];
  const found: string[] = [];
  const load = createRequire(import.meta.url)(loader) as (this: object, source: string) => string;
  const context = {
    resourcePath: `/site/docs/${note}`,
    getOptions: () => options,
    addDependency: (file: string) => found.push(file),
    addContextDependency: (folder: string) => found.push(`${folder}/`),
  };
  expect(load.call(context, 'text')).toBe('text');
  return found;
}

it('names the folder or the file that a note is made of', () => {
  expect(named({ kind: 'folder', below: 'samples' }, 'java/jvm/threads.mdx')).toEqual([
    '/site/samples/java/jvm/threads/',
  ]);
  expect(named({ kind: 'folder', below: 'samples' }, 'java/jvm/index.mdx')).toEqual(['/site/samples/java/jvm/']);
  expect(named({ kind: 'file', below: '.docusaurus/x' }, 'java/jvm/threads.md')).toEqual([
    '/site/.docusaurus/x/java__jvm__threads.json',
  ]);
});
