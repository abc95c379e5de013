import type { UseComboboxPropGetters } from 'downshift';
import type { MouseEvent, ReactNode } from 'react';

import type { Group, Item } from './items';
import { Segments } from './Segments';

export interface ResultGroupsProps {
  groups: readonly Group[];
  hrefOf: (url: string) => string;
  getItemProps: UseComboboxPropGetters<Item>['getItemProps'];
}

/** Results by page: the page first, its best sections below it. Each is a link, so it also opens in a new tab. */
export function ResultGroups({ groups, hrefOf, getItemProps }: ResultGroupsProps): ReactNode {
  let index = 0;
  return groups.map((group) => (
    <div
      key={group.hit.url}
      role="group"
      aria-label={group.hit.title.map(({ text }) => text).join('')}
      className="gw-search__group"
    >
      {group.items.map((item) => (
        <a
          key={item.url}
          href={hrefOf(item.url)}
          tabIndex={-1}
          {...getItemProps({
            item,
            index: index++,
            className: `gw-search__hit gw-search__hit--${item.kind}`,
            onClick: leaveNewTabsAlone,
          })}
        >
          {item.kind === 'page' ? <PageResult item={item} /> : <SectionResult item={item} />}
        </a>
      ))}
    </div>
  ));
}

/** A plain click is the combobox's; one that asks for a new tab or window is the browser's. */
function leaveNewTabsAlone(event: MouseEvent & { nativeEvent: { preventDownshiftDefault?: boolean } }): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) event.nativeEvent.preventDownshiftDefault = true;
  else event.preventDefault();
}

function PageResult({ item: { hit, intro } }: { item: Extract<Item, { kind: 'page' }> }): ReactNode {
  const said = intro && intro.snippet.length > 0 ? intro.snippet : hit.description;
  return (
    <>
      <span className="gw-search__title">
        {/* One box: the line is a flex container, which would part the title at its marks. */}
        <span>
          <Segments segments={hit.title} />
        </span>{' '}
        <span className="gw-search__topic">{hit.topic}</span>
      </span>
      {said.length > 0 && (
        <span className="gw-search__text">
          <Segments segments={said} />
        </span>
      )}
    </>
  );
}

function SectionResult({ item: { section } }: { item: Extract<Item, { kind: 'section' }> }): ReactNode {
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
