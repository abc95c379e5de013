const path = require('node:path');

/**
 * A loader that changes nothing: it names what else a note is made of, a folder or one file (`noteRule.ts`).
 * @this {{
 *   resourcePath: string,
 *   getOptions(): { siteDir: string, kind: 'file' | 'folder', below: string },
 *   addDependency(file: string): void,
 *   addContextDependency(folder: string): void,
 * }}
 * @param {string} source
 */
module.exports = function dependencyLoader(source) {
  const { siteDir, kind, below } = this.getOptions();
  const note = path.relative(path.join(siteDir, 'docs'), this.resourcePath).split(path.sep).join('/');
  const page = note.replace(/\.mdx?$/, '').replace(/\/index$/, '');
  if (kind === 'folder') this.addContextDependency(path.join(siteDir, below, page));
  else this.addDependency(path.join(siteDir, below, `${page.replaceAll('/', '__')}.json`));
  return source;
};
