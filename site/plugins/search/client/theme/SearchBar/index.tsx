import type { ReactNode } from 'react';

import { buttonTexts } from '@groundwork/search/shared/buttonTexts';
import { SearchButton } from '@groundwork/search/client/button/SearchButton';
import { useSearchConfig } from '@groundwork/search/client/useSearchConfig';

/** The navigation bar's search: in place of the generator's empty one. */
export default function SearchBar(): ReactNode {
  const config = useSearchConfig();
  return <SearchButton config={config} texts={{ ...buttonTexts, ...config.hosted?.translations?.button }} />;
}
