import Layout from '@theme/Layout';
import { useRef, type ReactNode } from 'react';

import type { Deck } from '../shared/deck';
import { usePresentation } from './usePresentation';

import './deck.css';

/**
 * A slide deck as a page to read: every slide with what is said to it. Its slides are HTML from the build; the slide
 * library is loaded when the reader presents them.
 */
export function DeckPage({ title, description, read, html }: Deck): ReactNode {
  const deck = useRef<HTMLElement>(null);
  const { present, problem } = usePresentation(deck);
  return (
    <Layout title={title} description={description}>
      <main className="deck-page">
        <div className="deck-bar" data-search="skip">
          <button type="button" className="button button--primary" onClick={() => present()}>
            Show the slides
          </button>
          <button type="button" className="button deck-bar__print" onClick={() => window.print()}>
            Print or save as PDF
          </button>
          <p>
            or press <kbd>→</kbd>
          </p>
          <p role="status">{problem}</p>
        </div>
        {/* The build's own HTML, of MDX that stands in the repository. */}
        <article ref={deck} className="deck markdown" dangerouslySetInnerHTML={{ __html: html }} />
        <p className="deck-read">Sources read on {read}. The deck may be shown and changed under CC BY 4.0.</p>
      </main>
    </Layout>
  );
}
