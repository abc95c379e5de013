import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';

import type {
  ContentsData,
  ContentsLayer,
  ContentsNote,
  ContentsTopic,
  ContentsWay,
} from '../../plugins/home/client/contents';
import { OfflinePanel, type OfflinePanelProps } from '../../plugins/offline/client';
import { ChangesPanel, type ChangesPanelProps } from '../../plugins/reading/client';
import { recent } from '../../plugins/reading/client/recent';
import { ContentsFilter, type ContentsFilterProps } from '../../components/contents/ContentsFilter';
import { TopicSign } from './TopicSign';

const layerId = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** All topics in layers, each with what it is about and its notes. */
export function Contents(contents: ContentsData): ReactNode {
  const { layers, notes } = contents;
  return (
    // Searching for a topic should lead to its notes, not to the list of all of them.
    <div className="contents" data-search="skip">
      <p>
        {notes} notes on how computers, networks and programs work. Each layer rests on the ones below it, and within a
        topic a note builds on the notes before it, but you can begin anywhere: each note says what it needs. You can{' '}
        <a href="#offline">keep topics on this device</a> and read them without a network.
      </p>
      <WhatChanged />
      <Filter {...contents} />
      {layers.map((layer) => (
        <Layer key={layer.title} {...layer} />
      ))}
      <ReadOffline topics={layers.flatMap(({ topics }) => topics)} />
    </div>
  );
}

/**
 * What changed since the reader was here; for a reader whom the browser does not know, the newest changes. It stands
 * at the top, because the browser wakes it there, and it marks the notes below that were read.
 */
function WhatChanged(): ReactNode {
  const props: ChangesPanelProps = { base: useBaseUrl('/'), recent };
  return (
    <div className="changes" data-island="changes" data-island-props={JSON.stringify(props)}>
      <ChangesPanel {...props} />
    </div>
  );
}

/** Narrows what stands below it, and says what its marks mean. */
function Filter({ notes, labs, runs, languages }: ContentsData): ReactNode {
  const kinds = [
    { id: 'lab', label: 'lab', notes: labs },
    { id: 'runs', label: 'runs here', notes: runs },
  ];
  const props: ContentsFilterProps = { notes, kinds, languages };
  return (
    <div className="contents__narrow">
      <div data-island="contents" data-island-props={JSON.stringify(props)}>
        <ContentsFilter {...props} />
      </div>
      <p className="contents__legend">
        <span>
          <i className="contents__square contents__square--lab" aria-hidden="true" /> has a lab, a model that you step
          through
        </span>
        <span>
          <small>Go Py</small> its programs
        </span>
      </p>
    </div>
  );
}

function Layer({ title, letter, topics }: ContentsLayer): ReactNode {
  const notes = topics.reduce((sum, topic) => sum + topic.notes.length, 0);
  const columns = columnsOf(topics.map((topic) => topic.notes.length));
  return (
    <section className={`contents__layer contents__layer--${letter.toLowerCase()}`}>
      <Heading as="h2" id={layerId(title)}>
        <span className="contents__letter" aria-hidden="true">
          {letter}
        </span>
        {title}
        <small>
          {topics.length} topics, {notes} notes
        </small>
      </Heading>
      <div className="contents__topics">
        {topics.map((topic, index) => (
          <Topic key={topic.id} columns={columns[index] ?? 1} {...topic} />
        ))}
      </div>
    </section>
  );
}

/** How many columns the widest page has for the topics of a layer. */
const widest = 5;

/** Takes the numbers of notes of a layer's topics; returns the columns of each: the longest list gets what is left. */
function columnsOf(notes: readonly number[]): number[] {
  let columns = notes.map(() => 1);
  for (let left = widest - notes.length; left > 0; left -= 1) {
    const rows = notes.map((number, index) => number / (columns[index] ?? 1));
    const longest = rows.indexOf(Math.max(...rows));
    columns = columns.map((number, index) => (index === longest ? number + 1 : number));
  }
  return columns;
}

/** On a phone its notes are folded: the checkbox shows them, with and without JavaScript. */
function Topic({
  id,
  title,
  short,
  about,
  before,
  ways,
  notes,
  columns,
}: ContentsTopic & { columns: number }): ReactNode {
  const labs = notes.filter(({ hasLab }) => hasLab).length;
  return (
    <section className={`contents__topic contents__topic--${columns}`}>
      <div className="contents__head">
        <TopicSign topic={id} />
        <Heading as="h3" id={id}>
          {title}
        </Heading>
        <small>
          {count(notes.length, 'note')}
          {labs > 0 && `, ${count(labs, 'lab')}`}
        </small>
        <input type="checkbox" className="contents__open" aria-label={`Show the notes on ${title}`} />
      </div>
      <p className="contents__short">{short}</p>
      <ol className="contents__notes">
        {notes.map((note) => (
          <Note key={note.to} {...note} topic={title} />
        ))}
      </ol>
      <details className="contents__more">
        <summary aria-label={`Where to begin with ${title}`}>Where to begin</summary>
        <p>{about}</p>
        <p>
          <strong>Before this:</strong> {before}
        </p>
        {ways.length > 0 && <Ways ways={ways} />}
        <p>
          <a href={`#offline-${id}`}>Keep this topic on this device</a>
        </p>
      </details>
    </section>
  );
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

function Ways({ ways }: { ways: ContentsWay[] }): ReactNode {
  return (
    <ul className="contents__ways clean-list">
      {ways.map(({ question, notes }) => (
        <li key={question}>
          <strong>{question}</strong>{' '}
          {notes.map(({ title, to }, index) => (
            <span key={to}>
              {index > 0 && ', then '}
              <Link to={to}>{title}</Link>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

const shortNames: Readonly<Record<string, string>> = {
  JavaScript: 'JS',
  TypeScript: 'TS',
  Python: 'Py',
  Shell: 'sh',
};

/** Its question is shown where a filter leaves room for it. */
function Note({ title, to, about, hasLab, runs, languages, topic }: ContentsNote & { topic: string }): ReactNode {
  const has = [hasLab && 'lab', runs && 'runs', ...languages.map((name) => name.toLowerCase())].filter(Boolean);
  // The language of the topic itself goes without saying.
  const shown = languages
    .filter((name) => name !== topic)
    .slice(0, 2)
    .map((name) => shortNames[name] ?? name);
  return (
    <li data-has={has.join(' ')}>
      {hasLab ? (
        <span className="contents__square contents__square--lab" role="img" aria-label="with a lab" />
      ) : (
        <span className="contents__square" aria-hidden="true" />
      )}
      <span>
        <Link to={to}>{title}</Link>
        {shown.length > 0 && <small> {shown.join(' ')}</small>}
        <span className="contents__about">{about}</span>
      </span>
    </li>
  );
}

/** Where a reader chooses what to keep. The panel comes to life when it is opened, and not before. */
function ReadOffline({ topics }: { topics: ContentsTopic[] }): ReactNode {
  const props: OfflinePanelProps = { base: useBaseUrl('/'), topics: topics.map(({ id, title }) => ({ id, title })) };
  return (
    <section className="offline">
      <Heading as="h2" id="offline">
        Read offline
      </Heading>
      <noscript>
        <p>
          Keeping topics needs JavaScript. All notes as one text are in{' '}
          <a href={useBaseUrl('/llms-full.txt')}>llms-full.txt</a>.
        </p>
      </noscript>
      <details className="offline__panel">
        <summary>Choose what to keep</summary>
        <p>
          Choose topics, and this browser keeps them: you read their notes, search, and run their labs and programs
          without a network. Samples that show a page in a frame still need one. Nothing is kept before you ask for it.
        </p>
        {/* A link of a topic leads here, which opens the panel; the panel then chooses that topic. */}
        {topics.map(({ id }) => (
          <span key={id} id={`offline-${id}`} />
        ))}
        <div data-island="offline" data-island-props={JSON.stringify(props)}>
          <OfflinePanel {...props} />
        </div>
      </details>
    </section>
  );
}
