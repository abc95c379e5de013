import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const preload = path.join(root, 'tools/generator/loadWhenUsed.cjs');

it('spares the generator what it rarely uses, and gives it that when it asks', () => {
  const script = `
    const bundler = require('@docusaurus/bundler');
    const loaded = () => ['webpackbar', 'html-minifier-terser', '@babel/traverse'].filter((name) =>
      Object.keys(require.cache).some((key) => key.includes('/' + name + '/')));
    const before = loaded();
    (async () => {
      const Bar = await bundler.getProgressBarPlugin({ currentBundler: { name: 'webpack' } });
      const bar = new Bar().constructor.name;
      const { code } = await (await bundler.getHtmlMinifier({ type: 'terser' })).minify('<p  id="a" >x</p>');
      const extractor = typeof require('@docusaurus/babel').extractAllSourceCodeFileTranslations;
      console.log(JSON.stringify({ before, bar, code, extractor, after: loaded() }));
    })();`;
  const found = JSON.parse(
    execFileSync(process.execPath, ['--require', preload, '-e', script], { cwd: root, encoding: 'utf8' }),
  ) as unknown;
  expect(found).toEqual({
    before: [],
    bar: 'WebpackBarPlugin',
    code: '<p id="a">x</p>',
    extractor: 'function',
    after: ['webpackbar', 'html-minifier-terser', '@babel/traverse'],
  });
});
