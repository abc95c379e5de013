import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';

import type { Contents, ContentsNote, ContentsTopic, ContentsWay } from '../../../plugins/home/client/contents';
import { OfflinePanel, type OfflinePanelProps } from '../../../plugins/offline/client';
import { ChangesPanel, type ChangesPanelProps } from '../../../plugins/reading/client';
import { recent } from '../../../plugins/reading/client/recent';

interface HeadingEntry {
  value: string;
  id: string;
  level: number;
}

const layerId = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

const offline: HeadingEntry = { value: 'Read offline', id: 'offline', level: 2 };

/** The headings of the table of contents, for the list at its side. */
export const headingsOf = ({ layers }: Contents): HeadingEntry[] => [
  ...layers.flatMap(({ title, topics }) => [
    { value: title, id: layerId(title), level: 2 },
    ...topics.map((topic) => ({ value: topic.title, id: topic.id, level: 3 })),
  ]),
  offline,
];

/** All topics in layers, each with what it is about and its notes. */
export function Contents({ layers, notes, labs }: Contents): ReactNode {
  return (
    // Searching for a topic should lead to its notes, not to the list of all of them.
    <div className="contents" data-search="skip">
      <p>
        {notes} notes on how computers, networks and programs work. {labs} of them have a <strong>lab</strong>, a model
        that you step through. The topics stand in layers, and each layer rests on the ones below it. Within a topic, a
        note builds on the notes before it, but you can begin anywhere: each note says what it needs. You can{' '}
        <a href="#offline">keep topics on this device</a> and read them without a network.
      </p>
      <WhatChanged />
      {layers.map(({ title, topics }) => (
        <section key={title}>
          <Heading as="h2" id={layerId(title)}>
            {title}
          </Heading>
          {topics.map((topic) => (
            <Topic key={topic.id} {...topic} />
          ))}
        </section>
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

/** Where a reader chooses what to keep. The panel comes to life when it is opened, and not before. */
function ReadOffline({ topics }: { topics: ContentsTopic[] }): ReactNode {
  const props: OfflinePanelProps = { base: useBaseUrl('/'), topics: topics.map(({ id, title }) => ({ id, title })) };
  return (
    <section className="offline">
      <Heading as="h2" id={offline.id}>
        {offline.value}
      </Heading>
      <p>
        Choose topics, and this browser keeps them: you read their notes, search, and run their labs and programs
        without a network. Samples that show a page in a frame still need one. Nothing is kept before you ask for it.
      </p>
      <noscript>
        <p>
          Keeping topics needs JavaScript. All notes as one text are in{' '}
          <a href={useBaseUrl('/llms-full.txt')}>llms-full.txt</a>.
        </p>
      </noscript>
      <details className="offline__panel">
        <summary>Choose what to keep</summary>
        <div data-island="offline" data-island-props={JSON.stringify(props)}>
          <OfflinePanel {...props} />
        </div>
      </details>
    </section>
  );
}

function Topic({ id, title, about, before, ways, notes }: ContentsTopic): ReactNode {
  return (
    <section>
      <Heading as="h3" id={id}>
        {title}
      </Heading>
      <p>{about}</p>
      <p>
        <strong>Before this:</strong> {before}
      </p>
      {ways.length > 0 && <Ways ways={ways} />}
      <ol className="contents__notes">
        {notes.map((note) => (
          <Note key={note.to} {...note} />
        ))}
      </ol>
    </section>
  );
}

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

function Note({ title, to, about, hasLab }: ContentsNote): ReactNode {
  return (
    <li>
      <Link to={to}>{title}</Link>
      {hasLab && (
        <>
          {' '}
          <span className="contents__lab">lab</span>
        </>
      )}
      <br />
      <span className="contents__about">{about}</span>
    </li>
  );
}
