import type { UseComboboxPropGetters } from 'downshift';
import type { MouseEvent, ReactNode } from 'react';

import type { AllTexts } from '../../shared/texts';
import type { DefinitionHit, LabHit, PlaceHit, SectionHit } from '../../shared/types';
import { kindOfPlace, placeOf, textOfItem, type Group, type ResultItem, type Result } from '../results/items';
import { useSearchHost } from '../searchHost';
import { Segments } from '../results/Segments';

interface ResultGroupsProps {
  groups: readonly Group[];
  texts: AllTexts;
  hrefOf: (url: string) => string;
  getItemProps: UseComboboxPropGetters<ResultItem>['getItemProps'];
}

/** Results by page: the page first, its best sections below it. Each is a link, so it also opens in a new tab. */
export function ResultGroups({ groups, texts, hrefOf, getItemProps }: ResultGroupsProps): ReactNode {
  let index = 0;
  return groups.map((group) => (
    <div key={group.id} role="group" aria-label={group.label} className="gw-search__group">
      {group.items.map((item) => {
        const props = getItemProps({
          item,
          index: index++,
          className: `gw-search__hit gw-search__hit--${item.kind}`,
          onClick: leaveNewTabsAlone,
        });
        return item.url === '' ? (
          // Done where the reader is.
          <div key={textOfItem(item)} {...props}>
            <ResultOf item={item} texts={texts} />
          </div>
        ) : (
          <a key={item.url} href={hrefOf(item.url)} tabIndex={-1} {...props}>
            <ResultOf item={item} texts={texts} />
          </a>
        );
      })}
    </div>
  ));
}

/** A plain click is the combobox's; one that asks for a new tab or window is the browser's. */
export function leaveNewTabsAlone(event: MouseEvent & { nativeEvent: { preventDownshiftDefault?: boolean } }): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) event.nativeEvent.preventDownshiftDefault = true;
  else event.preventDefault();
}

function ResultOf({ item, texts }: { item: Result; texts: AllTexts }): ReactNode {
  switch (item.kind) {
    case 'definition':
      return <DefinitionResult definition={item.definition} texts={texts} />;
    case 'place':
      return <PlaceResult place={item.place} texts={texts} />;
    case 'page':
      return <PageResult item={item} texts={texts} />;
    case 'lab':
      return <LabResult lab={item.lab} texts={texts} />;
    case 'section':
      return <SectionResult section={item.section} />;
  }
}

function DefinitionResult({ definition, texts }: { definition: DefinitionHit; texts: AllTexts }): ReactNode {
  return (
    <>
      <span className="gw-search__definition">{definition.sentence}</span>
      <span className="gw-search__text">
        {texts.modal.resultsScreen.definitionText} <b>{definition.title}</b>
      </span>
    </>
  );
}

function PlaceResult({ place, texts }: { place: PlaceHit; texts: AllTexts }): ReactNode {
  return (
    <span className="gw-search__title">
      <span>
        {place.title}
        {place.about && <span className="gw-search__about"> {place.about}</span>}
      </span>{' '}
      <span className="gw-search__topic">{kindOfPlace(place, texts.modal.resultsScreen)}</span>
    </span>
  );
}

function PageResult({
  item: { hit, intro },
  texts,
}: {
  item: Extract<ResultItem, { kind: 'page' }>;
  texts: AllTexts;
}): ReactNode {
  const host = useSearchHost();
  const said = intro && intro.snippet.length > 0 ? intro.snippet : hit.description;
  return (
    <>
      <span className="gw-search__title">
        {/* One box: the line is a flex container, which would part the title at its marks. */}
        <span>
          <Segments segments={hit.title} />
        </span>{' '}
        <span className="gw-search__topic">
          {hit.hasLab && <span className="gw-search__sign">{texts.modal.resultsScreen.labText}</span>}{' '}
          {placeOf(hit, host, texts.modal.resultsScreen)}
        </span>
      </span>
      {said.length > 0 && (
        <span className="gw-search__text">
          <Segments segments={said} />
        </span>
      )}
    </>
  );
}

function LabResult({ lab, texts }: { lab: LabHit; texts: AllTexts }): ReactNode {
  return (
    <span className="gw-search__heading">
      <span className="gw-search__sign">{texts.modal.resultsScreen.labText}</span> <Segments segments={lab.title} />
    </span>
  );
}

function SectionResult({ section }: { section: SectionHit }): ReactNode {
  return (
    <>
      <span className="gw-search__heading">
        <Segments segments={section.heading} />
      </span>
      <span className={section.isCode ? 'gw-search__text gw-search__text--code' : 'gw-search__text'}>
        <Segments segments={section.snippet} />
      </span>
    </>
  );
}
