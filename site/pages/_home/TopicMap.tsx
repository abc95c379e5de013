import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import { PrefetchOnIntent } from '../../plugins/navigation/client/ahead/prefetchOnIntent';
import type { LayerEntry, TopicEntry } from '../../plugins/home/client';
import { NoteSquares } from './NoteSquares';

/** The topics in layers, each resting on the one below it; each opens into its notes. */
export function TopicMap({ layers }: { layers: LayerEntry[] }): ReactNode {
  return (
    <PrefetchOnIntent value={true}>
      <div className="map">
        {layers.map((layer) => (
          <section className="map__layer" key={layer.title}>
            <h3 className="map__title">{layer.title}</h3>
            <ul className="map__topics clean-list">
              {layer.topics.map((topic) => (
                <Topic key={topic.title} {...topic} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PrefetchOnIntent>
  );
}

function Topic({ title, to, about, notes, planned }: TopicEntry): ReactNode {
  const [first] = notes;
  const named = (
    <>
      <span className="topic__title">{title}</span>
      <span className="topic__about">{about}</span>
    </>
  );
  return (
    <li className={first ? 'topic' : 'topic topic--planned'}>
      {first ? (
        // All of it is the link: "Go" by itself says neither to a crawler nor to a listener where it leads.
        <Link className="topic__link" to={to}>
          {named}
        </Link>
      ) : (
        named
      )}
      {first && <Notes notes={notes} planned={planned} />}
    </li>
  );
}

function Notes({ notes, planned }: Pick<TopicEntry, 'notes' | 'planned'>): ReactNode {
  const labs = notes.filter(({ hasLab }) => hasLab).length;
  const count = notes.length < planned ? `${notes.length} of ${planned} notes` : `${planned} notes`;
  return (
    <details className="topic__notes">
      <summary>
        <NoteSquares labs={notes.map(({ hasLab }) => hasLab)} />
        {unbroken(labs > 0 ? `${count}, ${labs} ${labs === 1 ? 'lab' : 'labs'}` : count)}
      </summary>
      <ul className="clean-list">
        {notes.map(({ title, to, hasLab }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            {hasLab && <span className="topic__lab">lab</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The count behind its squares, on one line: beside them, or all of it below. */
function unbroken(count: string): string {
  return count.replaceAll(' ', '\u00a0');
}
