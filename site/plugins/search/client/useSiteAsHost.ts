import { useMemo } from 'react';

import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { createStorageSlot, useContextualSearchFilters } from '@docusaurus/theme-common';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import transformItems from '@generated/groundwork-search/default/transformItems';
import { clientFor, type PlaceKind, type SearchClientConfig, type SearchHost } from '@groundwork/search/ui';
import { pageKind } from './pageKind';

const recent = createStorageSlot('groundwork.search.recent');

/** The page's client: the modal and the search page ask the same one. */
export const siteClient = (config: SearchClientConfig): SearchHost['client'] => clientFor(config, transformItems);

function perform(kind: PlaceKind): void {
  if (kind === 'print') window.print();
  // The list of keys is another plugin's, and answers to its key.
  if (kind === 'keys') document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
}

/** What the search asks of its site, from the generator. */
export function useSiteAsHost(config: SearchClientConfig): SearchHost {
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  // The generator tags its pages with the same; another list at every drawing.
  const { locale, tags } = useContextualSearchFilters();
  const joined = tags.join('\n');
  return useMemo(
    () => ({
      client: siteClient(config),
      context: { language: locale, tags: joined.split('\n') },
      Link,
      hrefOf: (route) => withBaseUrl(route),
      goTo: (address) => history.push(address),
      kindOf: pageKind,
      perform,
      recent,
    }),
    [config, history, withBaseUrl, locale, joined],
  );
}
