import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';

import type { SearchClientConfig } from '../../shared/config';
import { searchUrl } from '../../shared/searchUrl';
import { countText, type AllTexts } from '../../shared/texts';
import type { PlaceHit, SearchResponse, TopicCount } from '../../shared/types';
import { useSearchHost } from '../searchHost';
import { kindOfPlace } from '../results/items';
import { ErrorScreen, NoResults, ResultsNotice } from '../results/screens';
import { useSearch } from '../results/useSearch';
import { FoundPage } from './FoundPage';
import { useQueryInAddress, type PageAddress } from './useQueryInAddress';

interface SearchResultsProps {
  config: SearchClientConfig;
  texts: AllTexts;
  address: PageAddress;
}

const pagesAtOnce = 10;

/** The search page's form and results. Without JavaScript the form stays and says what to do instead. */
export function SearchResults({ config, texts, address }: SearchResultsProps): ReactNode {
  const { Link, client, context } = useSearchHost();
  const input = useRef<HTMLInputElement>(null);
  const { query, topic, setQuery } = useQueryInAddress(config.searchPage, address, input);
  const [more, setMore] = useState({ of: query, pages: pagesAtOnce });
  const limit = more.of === query ? more.pages : pagesAtOnce;
  const { response, hasFailed, isDamaged, isLate } = useSearch(client, { query, limit, topic, context });
  useEffect(() => client.prepare(), [client]);
  const isEmpty = query.trim() === '';
  const shown = isEmpty || hasFailed ? undefined : response;
  const total = shown && (shown.total || linkedPlaces(shown).length);

  return (
    <>
      <form
        className="gw-found__form"
        role="search"
        action={config.searchPage}
        method="get"
        onSubmit={(event: FormEvent) => event.preventDefault()}
      >
        <input
          ref={input}
          className="gw-found__input"
          type="search"
          name="q"
          value={query}
          aria-label={texts.modal.searchBox.searchInputLabel}
          placeholder={texts.modal.searchBox.placeholderText}
          autoComplete="off"
          spellCheck={false}
          maxLength={512}
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      <noscript>
        <p>
          {texts.page.withoutScriptText} <Link to="/">{texts.page.allTopicsText}</Link>
        </p>
      </noscript>
      <p role="status" className="gw-found__count">
        {isEmpty
          ? texts.page.emptyText
          : shown && total
            ? `${countText(total)} for “${shown.query.trim().slice(0, 80)}”`
            : isLate
              ? texts.modal.waitingScreen.waitingText
              : ''}
      </p>
      {!isEmpty && hasFailed && <ErrorScreen texts={texts} isDamaged={isDamaged} />}
      {shown && total === 0 && (
        <NoResults texts={texts} response={shown} feedbackUrl={config.feedbackUrl} onTry={setQuery} />
      )}
      {shown && shown.total > 0 && <ResultsNotice texts={texts} response={shown} onTry={setQuery} />}
      {shown && shown.topics.length > 1 && <TopicFilter config={config} texts={texts} response={shown} topic={topic} />}
      {shown && topic === '' && <Named response={shown} texts={texts} />}
      <ol className="gw-found__list">
        {shown?.hits.map((hit) => (
          <FoundPage key={hit.url} hit={hit} texts={texts} />
        ))}
      </ol>
      {shown?.hasMore && (
        <button
          type="button"
          className="gw-found__more"
          onClick={() => setMore({ of: query, pages: limit + pagesAtOnce })}
        >
          {texts.page.moreText}
        </button>
      )}
    </>
  );
}

/** What is done where the reader is, such as printing, is no result of this page. */
const linkedPlaces = ({ places }: SearchResponse): PlaceHit[] => places.filter(({ url }) => url !== '');

/** What the query names: its definition, topics, ways and parts of the site. */
function Named({ response, texts }: { response: SearchResponse; texts: AllTexts }): ReactNode {
  const { Link } = useSearchHost();
  const { definition } = response;
  const { definitionText } = texts.modal.resultsScreen;
  const linked = linkedPlaces(response);
  if (!definition && linked.length === 0) return null;
  return (
    <ul className="gw-found__named">
      {definition && (
        <li>
          <span className="gw-search__definition">{definition.sentence}</span>
          <span className="gw-search__topic">
            {definitionText} <Link to={definition.url}>{definition.title}</Link>
          </span>
        </li>
      )}
      {linked.map((place) => (
        <li key={place.url}>
          <Link to={place.url}>{place.title}</Link>{' '}
          <span className="gw-search__topic">
            {[kindOfPlace(place, texts.modal.resultsScreen), place.about].filter(Boolean).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function TopicFilter({
  config,
  texts,
  response,
  topic,
}: Omit<SearchResultsProps, 'address'> & { response: SearchResponse; topic: string }): ReactNode {
  const { Link } = useSearchHost();
  const linkTo = (id: string, label: string): ReactNode => (
    <Link to={searchUrl(config.searchPage, response.query, id)} {...(id === topic && { 'aria-current': 'true' })}>
      {label}
    </Link>
  );
  const label = ({ title, count }: TopicCount): string => `${title} (${count})`;
  return (
    <nav aria-label={texts.page.topicsTitle} className="gw-found__topics">
      <ul>
        <li>{linkTo('', texts.page.allTopicsText)}</li>
        {response.topics.map((entry) => (
          <li key={entry.id}>{linkTo(entry.id, label(entry))}</li>
        ))}
      </ul>
    </nav>
  );
}
