import { expect, it } from 'vitest';

import config from '../../docusaurus.config';

/** Names of the plugins of remark and rehype under a key of a plugin's options, in their order. */
function pipeline(plugin: string, key: string): string[] {
  const entry = (config.plugins ?? []).find((one) => Array.isArray(one) && one[0] === plugin);
  const options: unknown = Array.isArray(entry) ? entry[1] : undefined;
  const list: unknown = typeof options === 'object' && options !== null ? Reflect.get(options, key) : undefined;
  if (!Array.isArray(list)) throw new Error(`${plugin} has no list ${key}`);
  return list.map((one: unknown) => String(Reflect.get(Object(Array.isArray(one) ? one[0] : one), 'name')));
}

// Each of the two refuses what the one beside it would publish in silence; their own tests say what.
it.each([
  ['./site/plugins/notes/node/index.ts', 'beforeDefaultRemarkPlugins'],
  ['./site/plugins/decks/node/index.ts', 'remarkPlugins'],
])('%s: a diagram is held to the grammar of Mermaid before it is drawn', (plugin, key) => {
  const names = pipeline(plugin, key);
  expect(names.indexOf('remarkMermaidSyntax')).toBeGreaterThanOrEqual(0);
  expect(names.indexOf('remarkMermaidSyntax')).toBeLessThan(names.indexOf('remarkDiagrams'));
});

it('a formula that KaTeX could not read stops the build', () => {
  const names = pipeline('./site/plugins/notes/node/index.ts', 'rehypePlugins');
  expect(names.indexOf('rehypeFormulaMistakes')).toBe(names.indexOf('rehypeKatex') + 1);
  expect(names).toContain('rehypeKatex');
});
