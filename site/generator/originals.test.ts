import { createHash } from 'node:crypto';

import { expect, it } from 'vitest';

import { isInner } from './exchange';
import { fileOfModule, originalOfPart, generatorText } from './generatorSources';
import { exchangedModules, exchangedParts, wrappedHooks } from './replacements';

/** What else ours was written beside: the document around a page, and what the wrapped plugin and theme are made of. */
const besides = [
  '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
  '@docusaurus/core/lib/client/exports/ComponentCreator.js',
  '@docusaurus/core/lib/client/exports/Link.js',
  '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
  '@docusaurus/plugin-content-docs/lib/globalData.js',
  '@docusaurus/plugin-content-docs/lib/props.js',
  '@docusaurus/plugin-content-docs/lib/routes.js',
  '@docusaurus/theme-classic/lib/inlineScripts.js',
  '@docusaurus/theme-classic/lib/inlineSvgSprites.js',
];

function originals(): string[] {
  const inner = exchangedModules.flatMap(({ requests }) => requests.filter(isInner)).map(fileOfModule);
  const parts = exchangedParts.map(({ part }) => originalOfPart(part));
  const wrapped = wrappedHooks.map((hook) => `${hook.package}/lib/index.js`);
  return [...new Set([...inner, ...parts, ...wrapped, ...besides].filter((file) => file !== undefined))].sort();
}

/** Of each file a few digits of its text. Where one changes: read what changed, then `npx vitest run … -u`. */
it('every file of the generator beside which ours was written is as it was', () => {
  const digest = (file: string): string => createHash('sha256').update(generatorText(file)).digest('hex').slice(0, 12);
  expect(Object.fromEntries(originals().map((file) => [file, digest(file)]))).toMatchSnapshot();
});
