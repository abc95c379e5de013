import type { MouseEvent, ReactNode } from 'react';

import type { SearchClientConfig } from '../../shared/config';
import type { AllTexts } from '../../shared/texts';
import type { Passage } from '../../shared/types';
import { useSearchHost } from '../searchHost';
import { answerParts } from './answerText';
import { useAnswer } from './useAnswer';

interface AskPanelProps {
  config: SearchClientConfig;
  texts: AllTexts;
  question: string;
  hrefOf: (url: string) => string;
  onOpen: (url: string) => void;
  onBack: () => void;
}

/** A question's answer in place of the results: what the hosted assistant says, or the notes themselves. */
export function AskPanel({ config, texts, question, hrefOf, onOpen, onBack }: AskPanelProps): ReactNode {
  const { client } = useSearchHost();
  const { text, passages, isDone, hasFailed, stop } = useAnswer(config, client, question);
  const { askScreen, errorScreen } = texts.modal;
  const link = (url: string, children: ReactNode): ReactNode => (
    <a href={hrefOf(url)} onClick={(event) => openHere(event, () => onOpen(url))}>
      {children}
    </a>
  );
  return (
    <section className="gw-ask" aria-label={askScreen.answerTitle} aria-busy={!isDone}>
      <p className="gw-ask__bar">
        <button type="button" className="gw-search__plain" onClick={onBack}>
          {askScreen.backText}
        </button>
        {!isDone && (
          <button type="button" className="gw-search__plain" onClick={stop}>
            {askScreen.stopText}
          </button>
        )}
      </p>
      <h2 className="gw-ask__question">{question}</h2>
      {!isDone && !text && <p role="status">{askScreen.thinkingText}</p>}
      {hasFailed && (
        <p role="alert">
          {errorScreen.titleText}. {errorScreen.helpText}
        </p>
      )}
      {text !== undefined && (
        <>
          <div className="gw-ask__answer" aria-live="polite">
            {answerParts(text, window.location.origin).map((part, index) => (
              <span key={index}>{part.url === undefined ? part.text : link(part.url, part.text)}</span>
            ))}
          </div>
          <p className="gw-ask__disclaimer">{askScreen.disclaimerText}</p>
        </>
      )}
      {isDone && !hasFailed && text === undefined && passages.length === 0 && (
        <p role="status">{askScreen.noPassagesText}</p>
      )}
      {passages.length > 0 && (
        <>
          <h3 className="gw-search__label">{askScreen.quotesTitle}</h3>
          <ol className="gw-ask__sources">
            {passages.map((passage) => (
              <li key={passage.url}>
                {link(passage.url, titleOf(passage))}
                <blockquote cite={hrefOf(passage.url)}>{passage.text}</blockquote>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

const titleOf = ({ title, heading }: Passage): string => (heading ? `${title}: ${heading}` : title);

function openHere(event: MouseEvent, open: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  open();
}
