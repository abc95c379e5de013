import type { Props } from '@docusaurus/types';

import type { Document } from '@groundwork/lib/htmlTree';

/** A page of the build as the generator wrote it, parsed. */
interface BuiltPage {
  /** With the base URL, as routes have it: `/docs/linux/epoll`. */
  address: string;
  document: Document;
}

/**
 * What a plugin has besides the generator's hooks if it wants to know what is on the built pages: they are parsed once,
 * by `site/plugins/first-paint`, which shows each to every such plugin before it finishes it.
 */
export interface PageReader {
  /** Called once for each page, in the order of their files. It changes nothing in the page. */
  readPage(page: BuiltPage): void;
  /** Called when all pages have been read, with what `postBuild` gets; the build waits for it. */
  pagesRead(props: Props): Promise<void>;
}

/** True for a plugin that reads pages. */
export const isPageReader = <T extends object>(plugin: T): plugin is T & PageReader =>
  'readPage' in plugin && 'pagesRead' in plugin;
