import { Fragment, lazy, Suspense, type ReactNode } from 'react';

import type { SearchClientConfig } from '../../shared/config';
import type { AllTexts } from '../../shared/texts';
import type { AskPanel as AskPanelType } from '../ask/AskPanel';
import { textOfItem } from '../results/items';
import { leaveNewTabsAlone, ResultGroups } from './ResultGroups';
import { ErrorScreen, NoResults, ResultsNotice, QuestionsTitle, StartScreen } from '../results/screens';
import type { SearchBoxState } from './useSearchBox';

interface SearchBodyProps {
  state: SearchBoxState;
  config: SearchClientConfig;
  texts: AllTexts;
  query: string;
  onQuery: (query: string) => void;
}

/** Its code comes when a question is asked. */
const AskPanel = lazy<typeof AskPanelType>(() =>
  import('../ask/AskPanel').then(
    ({ AskPanel: panel }) => ({ default: panel }),
    () => ({ default: ErrorScreen }),
  ),
);

/** What stands below the input: results, or what is said in their place. */
export function SearchBody(props: SearchBodyProps): ReactNode {
  const { state, texts, query } = props;
  const { combobox, groups, hrefOf } = state;
  return (
    <div className="gw-search__body">
      {state.canAsk && (
        <button type="button" className="gw-search__plain" onClick={() => state.setAsked(query)}>
          {texts.modal.resultsScreen.askTitle}
        </button>
      )}
      <AboveResults {...props} />
      <div {...combobox.getMenuProps({ className: 'gw-search__results', 'aria-label': texts.button.buttonAriaLabel })}>
        {state.screen === 'start' ? (
          <Beginnings state={state} texts={texts} />
        ) : (
          <ResultGroups groups={groups} texts={texts} hrefOf={hrefOf} getItemProps={combobox.getItemProps} />
        )}
      </div>
    </div>
  );
}

function AboveResults({ state, config, texts, query, onQuery }: SearchBodyProps): ReactNode {
  const { screen, response, items, hrefOf, openAndClose, setAsked, forgetRecent } = state;
  if (screen === 'start') {
    const hasRecent = items.some(({ kind }) => kind === 'recent');
    return <StartScreen texts={texts} hasRecent={hasRecent} onForget={forgetRecent} />;
  }
  if (screen === 'failed') return <ErrorScreen texts={texts} isDamaged={state.isDamaged} />;
  if (screen === 'asking')
    return (
      <Suspense fallback={null}>
        <AskPanel
          key={query}
          config={config}
          texts={texts}
          question={query}
          hrefOf={hrefOf}
          onOpen={openAndClose}
          onBack={() => setAsked(undefined)}
        />
      </Suspense>
    );
  if (!response) return state.isLate && <p className="gw-search__hint">{texts.modal.waitingScreen.waitingText}</p>;
  if (screen === 'nothing')
    return <NoResults texts={texts} response={response} feedbackUrl={config.feedbackUrl} onTry={onQuery} />;
  return <ResultsNotice texts={texts} response={response} onTry={onQuery} />;
}

/** Recent searches, then questions that notes answer. */
function Beginnings({ state, texts }: { state: SearchBoxState; texts: AllTexts }): ReactNode {
  const { items, combobox, hrefOf } = state;
  const firstQuestion = items.findIndex(({ kind }) => kind === 'question');
  return items.map((item, index) => {
    const props = combobox.getItemProps({
      item,
      index,
      className: 'gw-search__recent',
      onClick: item.kind === 'question' ? leaveNewTabsAlone : undefined,
    });
    return (
      <Fragment key={textOfItem(item)}>
        {index === firstQuestion && <QuestionsTitle texts={texts} />}
        {item.kind === 'question' ? (
          <a href={hrefOf(item.url)} tabIndex={-1} {...props}>
            {item.question.question} <span className="gw-search__topic">{item.question.title}</span>
          </a>
        ) : (
          <div {...props}>{textOfItem(item)}</div>
        )}
      </Fragment>
    );
  });
}
