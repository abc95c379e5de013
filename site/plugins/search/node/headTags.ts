import type { HtmlTagObject, LoadContext } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';

import { searchOrigin, type SearchClientConfig } from '@groundwork/search/indexer';

export const openSearchFile = 'opensearch.xml';

/** For every page's head: how a browser can search here, and the hosted provider's address where there is one. */
export function headTags({ siteConfig, baseUrl }: LoadContext, { hosted }: SearchClientConfig): HtmlTagObject[] {
  const openSearch: HtmlTagObject = {
    tagName: 'link',
    attributes: {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title: siteConfig.title,
      href: normalizeUrl([baseUrl, openSearchFile]),
    },
  };
  if (!hosted) return [openSearch];
  return [
    openSearch,
    { tagName: 'link', attributes: { rel: 'preconnect', href: searchOrigin(hosted), crossorigin: 'anonymous' } },
  ];
}

/** OpenSearch 1.1 description document. */
export function openSearchDescription({ siteConfig }: LoadContext, { searchPage }: SearchClientConfig): string {
  const template = `${siteConfig.url}${searchPage}?q={searchTerms}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(siteConfig.title.slice(0, 16))}</ShortName>
  <Description>Search ${escapeXml(siteConfig.title)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" method="get" template="${escapeXml(template)}"/>
</OpenSearchDescription>
`;
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
