import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import { wayId } from '../../lib/wayId';
import type { HomeWay } from '../../plugins/home/client';

/** Ways through the notes for readers who do not know where to begin, each in the order in which it is read. */
export function StartHere({ ways }: { ways: HomeWay[] }): ReactNode {
  return (
    <ul className="ways clean-list">
      {ways.map(({ title, notes }) => (
        <li key={title} id={wayId(title)}>
          <h3>{title}</h3>
          <ol>
            {notes.map((note) => (
              <li key={note.to}>
                <Link to={note.to}>{note.title}</Link>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
