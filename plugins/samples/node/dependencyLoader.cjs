const path = require('node:path');

/**
 * A loader that changes nothing: it names the folder of samples that a note is compiled with as a dependency.
 * @this {{ resourcePath: string, getOptions(): { siteDir: string }, addContextDependency(folder: string): void }}
 * @param {string} source
 */
module.exports = function dependencyLoader(source) {
  const { siteDir } = this.getOptions();
  const page = path.relative(path.join(siteDir, 'docs'), this.resourcePath).replace(/(\/index)?\.mdx?$/, '');
  this.addContextDependency(path.join(siteDir, 'samples', page));
  return source;
};
