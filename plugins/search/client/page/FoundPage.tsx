import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import type { PageHit } from '../../shared/types';
import { Segments } from '../ui/Segments';

/** A page among the results, with its best sections. */
export function FoundPage({ hit }: { hit: PageHit }): ReactNode {
  const sections = hit.sections.filter(({ heading }) => heading.length > 0);
  const intro = hit.sections.find(({ heading }) => heading.length === 0);
  return (
    <li className="gw-found__page">
      <h2>
        <Link to={hit.url}>
          <Segments segments={hit.title} />
        </Link>
      </h2>
      <p className="gw-found__topic">{hit.topic}</p>
      <p>
        <Segments segments={intro && intro.snippet.length > 0 ? intro.snippet : hit.description} />
      </p>
      {sections.length > 0 && (
        <ul>
          {sections.map((section) => (
            <li key={section.url}>
              <Link to={section.url}>
                <Segments segments={section.heading} />
              </Link>
              <p className={section.isCode ? 'gw-search__text--code' : undefined}>
                <Segments segments={section.snippet} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
