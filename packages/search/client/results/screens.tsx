import type { ReactNode } from 'react';

import { wellFormed } from '../../shared/searchUrl';
import type { AllTexts } from '../../shared/texts';
import type { SearchResponse } from '../../shared/types';

interface WithTexts {
  texts: AllTexts;
}

/** Before anything is typed: the recent searches follow it, or a hint stands in their place. */
export function StartScreen({
  texts,
  hasRecent,
  onForget,
}: WithTexts & { hasRecent: boolean; onForget: () => void }): ReactNode {
  const { recentSearchesTitle, noRecentSearchesText, removeRecentSearchButtonTitle } = texts.modal.startScreen;
  if (!hasRecent) return <p className="gw-search__hint">{noRecentSearchesText}</p>;
  return (
    <div className="gw-search__recents">
      <h2 className="gw-search__label">{recentSearchesTitle}</h2>
      <button type="button" className="gw-search__plain" onClick={onForget}>
        {removeRecentSearchButtonTitle}
      </button>
    </div>
  );
}

/** Above the questions. Hidden from a reader's aids inside the list of options, whose items say it all. */
export const QuestionsTitle = ({ texts }: WithTexts): ReactNode => (
  <p className="gw-search__label" aria-hidden="true">
    {texts.modal.startScreen.questionsTitle}
  </p>
);

export function ErrorScreen({ texts, isDamaged = false }: WithTexts & { isDamaged?: boolean }): ReactNode {
  const { titleText, helpText, damagedText } = texts.modal.errorScreen;
  return (
    <div className="gw-search__state">
      <p className="gw-search__headline">{titleText}</p>
      <p>{isDamaged ? damagedText : helpText}</p>
    </div>
  );
}

interface AnswerProps extends WithTexts {
  response: SearchResponse;
  onTry: (query: string) => void;
}

export function NoResults({ texts, response, onTry, feedbackUrl }: AnswerProps & { feedbackUrl: string }): ReactNode {
  const { noResultsText, suggestedQueryText, reportMissingResultsText, reportMissingResultsLinkText } =
    texts.modal.noResultsScreen;
  const title = wellFormed(`Search: no results for ${response.query.trim().slice(0, 200)}`);
  return (
    <div className="gw-search__state">
      <p className="gw-search__headline">
        {noResultsText} “<strong>{shorten(response.query)}</strong>”
      </p>
      {response.suggestions.length > 0 && (
        <>
          <p>{suggestedQueryText}:</p>
          <ul className="gw-search__tries">
            {response.suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="gw-search__plain" onClick={() => onTry(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {reportMissingResultsText}{' '}
        <a href={feedbackUrl + encodeURIComponent(title)} target="_blank" rel="noopener noreferrer">
          {reportMissingResultsLinkText}
          <span className="gw-search__status"> (opens in new tab)</span>
        </a>
      </p>
    </div>
  );
}

/** Above results: what a slip was taken for, that a query was cut, and that no page has all of its words. */
export function ResultsNotice({ texts, response, onTry }: AnswerProps): ReactNode {
  const { correctedQueryText, cutQueryText, noneHasAllText, unknownWordsText } = texts.modal.resultsScreen;
  const { cutTo, lacking, suggestions } = response;
  const [corrected] = response.total > 0 ? suggestions : [];
  if (corrected === undefined && cutTo === undefined && !lacking) return null;
  return (
    <div className="gw-search__notice">
      {cutTo !== undefined && <p>{cutQueryText}</p>}
      {lacking && (
        <p>
          {noneHasAllText}
          {lacking.length > 0 && ` ${unknownWordsText} ${lacking.map((word) => `“${wellFormed(word)}”`).join(', ')}.`}
        </p>
      )}
      {corrected !== undefined && (
        <p>
          {correctedQueryText}{' '}
          <button type="button" className="gw-search__plain" onClick={() => onTry(corrected)}>
            {corrected}
          </button>
          ?
        </p>
      )}
    </div>
  );
}

const shorten = (query: string): string =>
  wellFormed(query.trim().length > 80 ? `${query.trim().slice(0, 80)}…` : query.trim());
