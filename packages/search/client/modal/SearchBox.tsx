import type { ReactNode } from 'react';

import { searchUrl } from '../../shared/searchUrl';
import { countText, type AllTexts } from '../../shared/texts';
import { SearchBody } from './SearchBody';
import { SearchFoot } from './SearchFoot';
import { SearchInput } from './SearchInput';
import { useSearchBox, type SearchBoxOptions, type SearchBoxState } from './useSearchBox';

/** The combobox: input, results and what is said in their place. */
export function SearchBox(options: SearchBoxOptions): ReactNode {
  const { texts, config, query, onQuery, onClose } = options;
  const state = useSearchBox(options);
  const isAnswered = (state.screen === 'results' || state.screen === 'asking') && !state.response?.isPartial;
  return (
    <div className="gw-search__frame">
      <SearchInput state={state} texts={texts} onQuery={onQuery} onClose={onClose} />
      <SearchBody state={state} config={config} texts={texts} query={query} onQuery={onQuery} />
      <SearchFoot
        texts={texts}
        allResults={searchUrl(config.searchPage, query.trim())}
        total={isAnswered ? (state.response?.total ?? 0) : 0}
        query={query}
      />
      <p className="gw-search__status" role="status">
        {statusOf(state, texts)}
      </p>
    </div>
  );
}

function statusOf({ screen, response, isLate }: SearchBoxState, texts: AllTexts): string {
  if (screen === 'failed') return texts.modal.errorScreen.titleText;
  if (isLate) return texts.modal.waitingScreen.waitingText;
  return screen === 'start' || !response || response.isPartial
    ? ''
    : countText(response.total + (response.total === 0 ? response.places.length : 0));
}
