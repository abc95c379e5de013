import { useCombobox, type UseComboboxReturnValue } from 'downshift';
import { useMemo, useState } from 'react';

import type { SearchClientConfig } from '../../shared/config';
import type { AllTexts } from '../../shared/texts';
import type { StartQuestion } from '../../shared/startQuestion';
import type { SearchResponse } from '../../shared/types';
import { useSearchHost } from '../searchHost';
import { groupsOf, textOfItem, type Group, type ResultItem } from '../results/items';
import { recentSearches, rememberSearch } from './recentSearches';
import { keepHighlight, useHighlight } from './useHighlight';
import { useOpenResult } from './useOpenResult';
import type { SearchSteps } from '../results/asking';
import { useSearch } from '../results/useSearch';

/** How many pages the modal shows. */
const shownPages = 8;
/** Four pages fill the modal, and the others' texts need not be waited for. */
const steps = { firstPages: 4, titlesAtOnce: true } as const satisfies SearchSteps;

/** What stands below the input. */
type Screen = 'start' | 'asking' | 'failed' | 'waiting' | 'nothing' | 'results';

export interface SearchBoxOptions {
  texts: AllTexts;
  config: SearchClientConfig;
  questions: readonly StartQuestion[];
  query: string;
  onQuery: (query: string) => void;
  onClose: () => void;
}

export interface SearchBoxState {
  screen: Screen;
  response: SearchResponse | undefined;
  /** Why the newest query failed, and whether it lets the reader wait. */
  isDamaged: boolean;
  isLate: boolean;
  /** Results by page; empty on every other screen. */
  groups: Group[];
  /** What the arrow keys move over: recent queries and questions on the start screen, else the results. */
  items: ResultItem[];
  combobox: UseComboboxReturnValue<ResultItem>;
  hrefOf: (url: string) => string;
  openAndClose: (url: string) => void;
  canAsk: boolean;
  setAsked: (question: string | undefined) => void;
  forgetRecent: () => void;
}

/** All that the combobox knows: the query's results, what is highlighted, and whether a question is being answered. */
export function useSearchBox({ texts, config, questions, query, onQuery, onClose }: SearchBoxOptions): SearchBoxState {
  const { client, context, perform, recent: slot } = useSearchHost();
  const [recent, setRecent] = useState(() => recentSearches(slot));
  const [asked, setAsked] = useState<string>();
  const { response, hasFailed, isDamaged, isLate } = useSearch(
    client,
    { query, limit: shownPages, context },
    client.provider === 'embedded' ? steps : undefined,
  );
  const { hrefOf, open } = useOpenResult();
  const isEmpty = query.trim() === '';
  // Typing on leads back to results.
  const isAsking = config.ask && !isEmpty && asked === query;
  const screen = screenFor({ isEmpty, isAsking, hasFailed, response });
  const hasResults = screen === 'results' || screen === 'nothing';
  const groups = useMemo(() => (hasResults ? groupsOf(response, texts) : []), [hasResults, response, texts]);
  const items = useMemo<ResultItem[]>(
    () => (isEmpty ? beginnings(recent, questions) : groups.flatMap((group) => group.items)),
    [isEmpty, recent, questions, groups],
  );

  function openAndClose(url: string): void {
    open(url);
    onClose();
  }

  function choose(item: ResultItem): void {
    if (item.kind === 'recent') return onQuery(item.query);
    if (item.kind === 'place' && item.url === '') {
      onClose();
      // When the modal is gone.
      return void window.setTimeout(() => perform(item.place.kind));
    }
    rememberSearch(slot, query);
    openAndClose(item.url);
  }

  function forgetRecent(): void {
    slot.del();
    setRecent([]);
  }

  const combobox = useCombobox<ResultItem>({
    items,
    inputValue: query,
    isOpen: items.length > 0,
    selectedItem: null,
    stateReducer: keepHighlight,
    itemToString: textOfItem,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
  });
  useHighlight(combobox, {
    of: isEmpty ? '' : (response?.query ?? ''),
    count: items.length,
    first: isEmpty ? -1 : 0,
  });
  const canAsk = config.ask && !isEmpty && !isAsking;
  return {
    screen,
    response,
    isDamaged: isDamaged === true,
    isLate: isLate === true,
    groups,
    items,
    combobox,
    hrefOf,
    openAndClose,
    canAsk,
    setAsked,
    forgetRecent,
  };
}

/** What is offered before anything is typed. */
const beginnings = (recent: readonly string[], questions: readonly StartQuestion[]): ResultItem[] => [
  ...recent.map((query) => ({ kind: 'recent' as const, query })),
  ...questions.map((question) => ({ kind: 'question' as const, url: question.url, question })),
];

function screenFor(now: {
  isEmpty: boolean;
  isAsking: boolean;
  hasFailed: boolean;
  response: SearchResponse | undefined;
}): Screen {
  if (now.isEmpty) return 'start';
  if (now.isAsking) return 'asking';
  if (now.hasFailed) return 'failed';
  if (!now.response) return 'waiting';
  return now.response.total === 0 && now.response.places.length === 0 ? 'nothing' : 'results';
}
