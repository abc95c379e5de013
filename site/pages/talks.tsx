import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

import { talks, type Talk } from '../config/pages/talks';
import { formatDay } from '../lib/formatDay';

import './_talks/talks.css';

export default function Talks(): ReactNode {
  const { title } = useDocusaurusContext().siteConfig;
  return (
    <Layout
      title="Talks at Events"
      description="Talks on cloud service orchestration with Eclipse Xpanse, each with its slides, what is said to them, and the sources of what they show."
    >
      <main className="container page talks">
        <article className="markdown">
          <h1>Talks at Events</h1>
          <p>
            Talks on cloud service orchestration, with their slides. Each deck is a page of {title}: it can be read from
            top to bottom with what is said to every slide, shown full screen, and printed. Every slide names the file
            and the version that it was read in.
          </p>
          {talks.map((talk) => (
            <TalkEntry key={talk.deck} {...talk} />
          ))}
          <h2>Showing a deck</h2>
          <p>
            Open it and choose “Show the slides”, or press <kbd>→</kbd>. Then the arrow keys or a swipe go on and back,{' '}
            <kbd>O</kbd> gives the overview, <kbd>S</kbd> opens a window with the notes and the time, <kbd>F</kbd> fills
            the screen and <kbd>Esc</kbd> leads back to the page, at the same slide. The address always names the slide.
          </p>
        </article>
      </main>
    </Layout>
  );
}

function TalkEntry({ title, abstract, topics, deck, slides, event, date, recording }: Talk): ReactNode {
  return (
    <section className="talk">
      <Heading as="h2" id={deck.split('/').at(-1)}>
        {title}
      </Heading>
      {(event ?? date) && (
        <p className="talk__when">
          {event?.url ? <Link to={event.url}>{event.name}</Link> : event?.name}
          {event && date && ', '}
          {date && <time dateTime={date}>{formatDay(new Date(date), 'en')}</time>}
        </p>
      )}
      <p>{abstract}</p>
      <ul className="talk__topics clean-list" aria-label="Topics">
        {topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
      <p>
        <Link to={deck}>{`Slides and notes of “${title}”`}</Link>
        {` (${slides} slides)`}
        {recording && (
          <>
            , <Link to={recording}>recording</Link>
          </>
        )}
      </p>
    </section>
  );
}
