import type { ReactNode } from 'react';

import { countText, type AllTexts } from '../../shared/texts';
import { useSearchHost } from '../searchHost';
import { rememberSearch } from './recentSearches';

interface SearchFootProps {
  texts: AllTexts;
  /** The page with all results of the query. */
  allResults: string;
  /** How many there are; the link is left out where there are none. */
  total: number;
  query: string;
}

/** The way to all results, and what the keys do. */
export function SearchFoot({ texts, allResults, total, query }: SearchFootProps): ReactNode {
  const { Link, recent } = useSearchHost();
  const { selectText, navigateText, closeText } = texts.modal.footer;
  return (
    <div className="gw-search__foot">
      {total > 0 && (
        <Link className="gw-search__all" to={allResults} onClick={() => rememberSearch(recent, query)}>
          {`See all ${countText(total)}`}
        </Link>
      )}
      <p className="gw-search__keys" aria-hidden="true">
        <kbd>↵</kbd> {selectText} <kbd>↑</kbd> <kbd>↓</kbd> {navigateText} <kbd>esc</kbd> {closeText}
      </p>
    </div>
  );
}
