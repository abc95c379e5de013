import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

import type { FeaturedLab, RecentNote } from '../../plugins/home/client';

/** The notes that changed last, by day. */
export function RecentNotes({ notes }: { notes: RecentNote[] }): ReactNode {
  const feed = useBaseUrl('/feed.xml');
  return (
    <>
      <ul className="recent clean-list">
        {notes.map(({ title, topic, to, day, shown }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <span>
              {topic}, <time dateTime={day}>{shown}</time>
            </span>
          </li>
        ))}
      </ul>
      <p className="recent__feed">
        {/* A file, not a page: the router must not look for it. */}
        <a href={feed}>Feed of all changes (Atom)</a>
      </p>
    </>
  );
}

/** The notes that hold a lab. */
export function FeaturedLabs({ labs }: { labs: FeaturedLab[] }): ReactNode {
  return (
    <ul className="labs clean-list">
      {labs.map(({ title, description, to }) => (
        <li key={to}>
          <Link to={to}>{title}</Link>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
