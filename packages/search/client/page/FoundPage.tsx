import type { ReactNode } from 'react';

import type { PageHit } from '../../shared/types';
import type { AllTexts } from '../../shared/texts';
import { useSearchHost } from '../searchHost';
import { introAndSections, placeOf } from '../results/items';
import { Segments } from '../results/Segments';

/** A page among the results, with its best sections. */
export function FoundPage({ hit, texts }: { hit: PageHit; texts: AllTexts }): ReactNode {
  const host = useSearchHost();
  const { Link } = host;
  const { intro, sections } = introAndSections(hit);
  const { labText } = texts.modal.resultsScreen;
  return (
    <li className="gw-found__page">
      <h2>
        <Link to={hit.url}>
          <Segments segments={hit.title} />
        </Link>
      </h2>
      <p>
        <span className="gw-found__topic">{placeOf(hit, host, texts.modal.resultsScreen)}</span>{' '}
        {hit.hasLab && <span className="gw-search__sign">{labText}</span>}
      </p>
      <p>
        <Segments segments={intro && intro.snippet.length > 0 ? intro.snippet : hit.description} />
      </p>
      {sections.length + hit.labs.length > 0 && (
        <ul>
          {hit.labs.map((lab) => (
            <li key={lab.url}>
              <span className="gw-search__sign">{labText}</span>{' '}
              <Link to={lab.url}>
                <Segments segments={lab.title} />
              </Link>
            </li>
          ))}
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
