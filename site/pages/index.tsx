import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OpeningLab from '@opening-lab';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

import { placeMark, recordKey } from '../lib/readingRecord';
import { home } from '../plugins/home/client';
import { SearchForm } from '../components/links/SearchForm';
import { mountIslands } from '../islands/mountIslands';
import { FeaturedLabs, RecentNotes } from './_home/NoteLists';
import { promises } from './_home/promises';
import { StartHere } from './_home/StartHere';
import { TopicMap } from './_home/TopicMap';
import { TopicsMenu } from './_home/TopicsMenu';

import './_home/home.css';

export default function Home(): ReactNode {
  return (
    <Layout description="How computers, networks and programs really work: notes for newcomers and for engineers. Each answers one question, runs its programs and names its sources.">
      <Head>
        <link rel="alternate" type="application/atom+xml" title="Changed notes" href={useBaseUrl('/feed.xml')} />
      </Head>
      <TopicsMenu layers={home.layers} />
      <main className="home">
        <Continue />
        <Opening />
        <section className="home__part" data-search="skip">
          <Heading as="h2" id="start">
            Start here
          </Heading>
          <p className="home__lead">Six ways through the notes. Each note names what it builds on.</p>
          <StartHere ways={home.ways} />
        </section>
        <section className="home__part">
          <Heading as="h2" id="topics">
            From the screen down to the electron
          </Heading>
          <p className="home__lead">
            {home.written < home.planned ? `${home.written} of ${home.planned} planned notes` : `${home.written} notes`}
            . Each layer rests on the one below it.{' '}
            <span className="home__key">A square is a note, and a filled one has a lab that you step through.</span>
          </p>
          {/* Every topic is named here: searching for one should lead to its notes, not to the map. */}
          <div data-search="skip">
            <TopicMap layers={home.layers} />
          </div>
        </section>
        <Promises />
        <Latest />
      </main>
    </Layout>
  );
}

/** Room for a note to go on with, kept free before the first paint where this reader has one. */
function Continue(): ReactNode {
  const room = useRef<HTMLDivElement>(null);
  // Who comes from a note without loading the page anew has read since.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-continue', hasPlace());
  }, []);
  useEffect(() => (room.current && hasPlace() ? mountIslands(room.current) : undefined), []);
  return (
    <div className="continue" ref={room} data-search="skip">
      <div data-island="continue" />
    </div>
  );
}

/** Whether this browser remembers a place in a note. What was stored is read where it is shown. */
function hasPlace(): boolean {
  try {
    return localStorage.getItem(recordKey)?.includes(placeMark) === true;
  } catch {
    return false;
  }
}

function Opening(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const lab = useRef<HTMLDivElement>(null);
  useEffect(() => (lab.current ? mountIslands(lab.current) : undefined), []);
  return (
    <div className="opening">
      <div className="opening__inner">
        <div>
          <h1>How computers, networks and programs really work</h1>
          <p>
            {siteConfig.title} is one engineer’s notebook. Each note answers one question: first in plain words for
            somebody who has only heard the term, then in depth for somebody who has used it for years. Its programs
            were run, its pictures can be stepped through, and its sources are named.
          </p>
          <ul className="opening__ways clean-list">
            <li>
              <strong>You have a question?</strong> <SearchForm />
            </li>
            <li>
              <strong>You want to learn a topic?</strong> <a href="#start">Start here</a>, or choose from{' '}
              <Link to="/docs">all topics</Link>.
            </li>
            <li>
              <strong>Somebody sent you a note?</strong> <Link to="/docs/introduction">How to read a note</Link> tells
              what its parts are.
            </li>
          </ul>
        </div>
        {/* The lab's words belong to its note, which a search should find. */}
        <div className="opening__lab" ref={lab} data-search="skip">
          <OpeningLab />
          {home.openingNote && (
            <p className="opening__source">
              A lab from the note <Link to={home.openingNote.to}>{home.openingNote.title}</Link>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

function Promises(): ReactNode {
  return (
    <section className="home__part">
      <h2>Why you can trust a note</h2>
      <ul className="promises clean-list">
        {promises.map(({ title, text, link }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {link && (
              <p>
                <Link to={link.to}>{link.label}</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Latest(): ReactNode {
  return (
    <div className="home__part home__pair" data-search="skip">
      {home.recent.length > 0 && (
        <section>
          <h2>Changed last</h2>
          <RecentNotes notes={home.recent} />
        </section>
      )}
      {home.labs.length > 0 && (
        <section>
          <h2>Notes you can move</h2>
          <FeaturedLabs labs={home.labs} />
        </section>
      )}
    </div>
  );
}
