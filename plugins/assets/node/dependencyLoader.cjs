const path = require('node:path');

/**
 * A loader that changes nothing: it names the file with a note's assets (`assetsFile.ts`) as a dependency of the note.
 * @this {{ resourcePath: string, getOptions(): { siteDir: string }, addDependency(file: string): void }}
 * @param {string} source
 */
module.exports = function dependencyLoader(source) {
  const { siteDir } = this.getOptions();
  const below = path.relative(path.join(siteDir, 'docs'), this.resourcePath).split(path.sep).join('/');
  const page = below.replace(/\.mdx?$/, '').replace(/\/index$/, '');
  this.addDependency(path.join(siteDir, '.docusaurus/assets/notes', `${page.replaceAll('/', '__')}.json`));
  return source;
};
