import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

import { home } from '../../plugins/home/client';
import { SearchForm } from '../components/links/SearchForm';
import { FeaturedLabs, RecentNotes } from './_home/NoteLists';
import { promises } from './_home/promises';
import { SpecimenFigure } from './_home/SpecimenFigure';
import { TopicMap } from './_home/TopicMap';

import './_home/home.css';

export default function Home(): ReactNode {
  return (
    <Layout description="One engineer's notes on how computers, networks and programs work: each answers one question, shows the answer on a machine and names its sources.">
      <main className="home">
        <Opening />
        <Promises />
        <section className="home__part">
          <Heading as="h2" id="topics">
            From the screen down to the electron
          </Heading>
          <p className="home__lead">
            {home.written < home.planned ? `${home.written} of ${home.planned} planned notes` : `${home.written} notes`}
            . Each layer rests on the one below it. A square is a note, and a filled one has a lab that you step
            through.
          </p>
          {/* Every topic is named here: searching for one should lead to its notes, not to the map. */}
          <div data-search="skip">
            <TopicMap layers={home.layers} />
          </div>
        </section>
        <Latest />
      </main>
    </Layout>
  );
}

function Opening(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <div className="opening">
      <div className="opening__inner">
        <div>
          <h1>Nothing here is recalled: it was run.</h1>
          <p>
            {siteConfig.title} is one engineer’s notebook on how computers, networks and programs work. Each note
            answers one question, shows the answer on a machine, and says where it is written down.
          </p>
          <SearchForm />
          <p className="opening__ways">
            <Link to="/docs/introduction">How to read a note</Link>
            <a href="#topics">All topics</a>
          </p>
        </div>
        {home.specimen && <SpecimenFigure {...home.specimen} />}
      </div>
    </div>
  );
}

function Promises(): ReactNode {
  return (
    <section className="home__part">
      <h2>Three promises</h2>
      <ul className="promises clean-list">
        {promises.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
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
