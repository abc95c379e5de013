import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';

import type { Contents, ContentsNote, ContentsTopic, ContentsWay } from '../../../plugins/home/client/contents';

interface HeadingEntry {
  value: string;
  id: string;
  level: number;
}

const layerId = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** The headings of the table of contents, for the list at its side. */
export const headingsOf = ({ layers }: Contents): HeadingEntry[] =>
  layers.flatMap(({ title, topics }) => [
    { value: title, id: layerId(title), level: 2 },
    ...topics.map((topic) => ({ value: topic.title, id: topic.id, level: 3 })),
  ]);

/** All topics in layers, each with what it is about and its notes. */
export function Contents({ layers, notes, labs }: Contents): ReactNode {
  return (
    // Searching for a topic should lead to its notes, not to the list of all of them.
    <div className="contents" data-search="skip">
      <p>
        {notes} notes on how computers, networks and programs work. {labs} of them have a <strong>lab</strong>, a model
        that you step through. The topics stand in layers, and each layer rests on the ones below it. Within a topic, a
        note builds on the notes before it, but you can begin anywhere: each note says what it needs.
      </p>
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
    </div>
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
