import { pageHtml } from '../corpus/pageHtml';
import { packageVersion, type Engine } from './engine';

/** Pagefind reads HTML; it gets the same sections, with the title weighted by its heading as its guide says. */
export const pagefind: Engine = {
  name: 'pagefind',
  version: packageVersion('pagefind'),
  async build(pages) {
    // The package has no entry for require, which the runner of our scripts would otherwise use.
    const pagefindApi = await import('pagefind');
    const { index } = await pagefindApi.createIndex({});
    if (!index) throw new Error('Pagefind made no index');
    for (const page of pages) await index.addHTMLFile({ url: page.route, content: pageHtml(page) });
    const { files } = await index.getFiles();
    await pagefindApi.close();
    return new Map(files.map(({ path, content }) => [path.replace(/^pagefind\//, ''), content]));
  },
};
