import { useContextualSearchFilters } from '@docusaurus/theme-common';
import { useMemo } from 'react';

import type { SearchContext } from '../../shared/types';

/** The reader's language and versions, as the generator tags its pages with them; the same object until they change. */
export function useSearchContext(): SearchContext {
  const { locale, tags } = useContextualSearchFilters();
  const joined = tags.join('\n');
  return useMemo(() => ({ language: locale, tags: joined.split('\n') }), [locale, joined]);
}
