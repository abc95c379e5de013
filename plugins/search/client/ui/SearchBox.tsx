import Link from '@docusaurus/Link';
import { useCombobox } from 'downshift';
import { lazy, Suspense, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';

import type { SearchClientConfig } from '../../shared/config';
import type { AskPanel as AskPanelType } from '../ask/AskPanel';
import { searchUrl } from '../../shared/searchUrl';
import type { AllTexts } from '../../shared/texts';
import type { SearchClient } from '../../shared/types';
import { groupsOf, textOfItem, type Item } from './items';
import { ErrorScreen, NoResults, Notice, StartScreen } from './screens';
import { forgetSearches, recentSearches, rememberSearch } from './recentSearches';
import { ResultGroups } from './ResultGroups';
import { useOpenResult } from './useOpenResult';
import { useSearch } from './useSearch';
import { useSearchContext } from './useSearchContext';

export interface SearchBoxProps {
  config: SearchClientConfig;
  client: SearchClient;
  texts: AllTexts;
  query: string;
  onQuery: (query: string) => void;
  onClose: () => void;
}

/** Its code comes when a question is asked. */
const AskPanel = lazy<typeof AskPanelType>(() =>
  import('../ask/AskPanel').then(
    ({ AskPanel: panel }) => ({ default: panel }),
    () => ({ default: ErrorScreen }),
  ),
);

/** How many pages the modal shows. */
const shownPages = 8;
/** These are asked for first: they fill the modal, and the others' texts need not be waited for. */
const firstPages = 4;

/** The combobox: input, results and what is said in their place. */
export function SearchBox({ config, client, texts, query, onQuery, onClose }: SearchBoxProps): ReactNode {
  const [recent, setRecent] = useState(recentSearches);
  const { response, hasFailed } = useSearch(
    client,
    { query, limit: shownPages, context: useSearchContext() },
    client.provider === 'embedded' ? firstPages : shownPages,
  );
  const { hrefOf, open } = useOpenResult();
  const [asked, setAsked] = useState<string>();
  const isEmpty = query.trim() === '';
  // Typing on leads back to results.
  const isAsking = config.ask && !isEmpty && asked === query;
  const groups = useMemo(
    () => (isEmpty || hasFailed || isAsking ? [] : groupsOf(response)),
    [isAsking, isEmpty, hasFailed, response],
  );
  const items = useMemo<Item[]>(
    () =>
      isEmpty ? recent.map((entry) => ({ kind: 'recent', query: entry })) : groups.flatMap((group) => group.items),
    [isEmpty, recent, groups],
  );

  function choose(item: Item): void {
    if (item.kind === 'recent') return onQuery(item.query);
    rememberSearch(query);
    openAndClose(item.url);
  }

  function openAndClose(url: string): void {
    open(url);
    onClose();
  }

  const { highlighted, setHighlighted } = useHighlight(
    isEmpty ? '' : (response?.query ?? ''),
    items.length,
    isEmpty ? -1 : 0,
  );
  const combobox = useCombobox<Item>({
    items,
    inputValue: query,
    isOpen: items.length > 0,
    selectedItem: null,
    highlightedIndex: highlighted,
    itemToString: textOfItem,
    // It also reports -1, when the input changes or the pointer leaves; something stays highlighted all the same.
    onHighlightedIndexChange: ({ highlightedIndex }) => highlightedIndex >= 0 && setHighlighted(highlightedIndex),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
  });

  const allResults = searchUrl(config.searchPage, query.trim());

  function onKeyDown(
    event: KeyboardEvent<HTMLInputElement> & { nativeEvent: { preventDownshiftDefault?: boolean } },
  ): void {
    const item = items[highlighted];
    // Home and End move in the text; Escape closes at once, where a search input would first only clear itself.
    if (['Escape', 'Home', 'End'].includes(event.key)) event.nativeEvent.preventDownshiftDefault = true;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    if (event.key !== 'Enter') return;
    const isNewTab = event.metaKey || event.ctrlKey;
    if (isNewTab && item && item.kind !== 'recent') {
      event.nativeEvent.preventDownshiftDefault = true;
      window.open(hrefOf(item.url), '_blank', 'noopener');
    }
  }

  return (
    <div className="gw-search__frame">
      <div className="gw-search__head">
        <input
          {...combobox.getInputProps({
            className: 'gw-search__input',
            type: 'search',
            'aria-label': texts.modal.searchBox.searchInputLabel,
            placeholder: texts.modal.searchBox.placeholderText,
            autoFocus: true,
            autoComplete: 'off',
            autoCorrect: 'off',
            autoCapitalize: 'off',
            spellCheck: false,
            enterKeyHint: 'go',
            maxLength: 512,
            // Not by the combobox's onInputValueChange, which comes after a render: fast typing would lose letters.
            onChange: (event) => onQuery(event.target.value),
            onKeyDown,
          })}
        />
        <button type="button" className="gw-search__close" onClick={onClose}>
          {texts.modal.searchBox.cancelButtonText}
        </button>
      </div>
      <div className="gw-search__body">
        {config.ask && !isEmpty && !isAsking && (
          <button type="button" className="gw-search__plain" onClick={() => setAsked(query)}>
            {texts.modal.resultsScreen.askTitle}
          </button>
        )}
        {isAsking && (
          <Suspense fallback={null}>
            <AskPanel
              key={query}
              config={config}
              client={client}
              texts={texts}
              question={query}
              hrefOf={hrefOf}
              onOpen={openAndClose}
              onBack={() => setAsked(undefined)}
            />
          </Suspense>
        )}
        {isEmpty && (
          <StartScreen texts={texts} hasRecent={recent.length > 0} onForget={() => (forgetSearches(), setRecent([]))} />
        )}
        {!isEmpty && !isAsking && hasFailed && <ErrorScreen texts={texts} />}
        {!isEmpty && !isAsking && !hasFailed && response?.total === 0 && (
          <NoResults texts={texts} response={response} feedbackUrl={config.feedbackUrl} onTry={onQuery} />
        )}
        {!isEmpty && !isAsking && !hasFailed && response && response.total > 0 && (
          <Notice texts={texts} response={response} onTry={onQuery} />
        )}
        <div
          {...combobox.getMenuProps({ className: 'gw-search__results', 'aria-label': texts.button.buttonAriaLabel })}
        >
          {isEmpty ? (
            items.map((item, index) => (
              <div key={textOfItem(item)} {...combobox.getItemProps({ item, index, className: 'gw-search__recent' })}>
                {textOfItem(item)}
              </div>
            ))
          ) : (
            <ResultGroups groups={groups} hrefOf={hrefOf} getItemProps={combobox.getItemProps} />
          )}
        </div>
      </div>
      <div className="gw-search__foot">
        {!isEmpty && !hasFailed && response && response.total > 0 && (
          <Link className="gw-search__all" to={allResults} onClick={() => rememberSearch(query)}>
            {`See all ${countText(response.total)}`}
          </Link>
        )}
        <p className="gw-search__keys" aria-hidden="true">
          <kbd>↵</kbd> {texts.modal.footer.selectText} <kbd>↑</kbd> <kbd>↓</kbd> {texts.modal.footer.navigateText}{' '}
          <kbd>esc</kbd> {texts.modal.footer.closeText}
        </p>
      </div>
      <p className="gw-search__status" role="status">
        {statusOf(isEmpty, hasFailed, response?.total, texts)}
      </p>
    </div>
  );
}

/** The first result is what Enter opens, so it is highlighted when another query's results come. */
function useHighlight(
  of: string,
  count: number,
  first: number,
): { highlighted: number; setHighlighted: (index: number) => void } {
  const [moved, setMoved] = useState({ of, index: first });
  const index = moved.of === of ? moved.index : first;
  return { highlighted: Math.min(index, count - 1), setHighlighted: (next) => setMoved({ of, index: next }) };
}

function statusOf(isEmpty: boolean, hasFailed: boolean, total: number | undefined, texts: AllTexts): string {
  if (isEmpty || total === undefined) return '';
  if (hasFailed) return texts.modal.errorScreen.titleText;
  return countText(total);
}

const countText = (total: number): string => (total === 1 ? '1 result' : `${total} results`);
