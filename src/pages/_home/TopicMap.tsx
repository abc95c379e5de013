import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import type { LayerEntry, TopicEntry } from '../../../plugins/home/client';
import { NoteSquares } from './NoteSquares';

/** The topics in layers, each resting on the one below it. */
export function TopicMap({ layers }: { layers: LayerEntry[] }): ReactNode {
  return (
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
  );
}

function Topic({ title, about, written, planned, to }: TopicEntry): ReactNode {
  return (
    <li className={to ? 'topic' : 'topic topic--planned'}>
      {to ? (
        <Link className="topic__title" to={to}>
          {title}
        </Link>
      ) : (
        <span className="topic__title">{title}</span>
      )}
      <span className="topic__count">
        <NoteSquares written={written} planned={planned} />
        {written} of {planned} notes
      </span>
      <span className="topic__about">{about}</span>
    </li>
  );
}
