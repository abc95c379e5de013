import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { filterOf, isFiltering, noteMatches, queryOf, type ContentsFilterState } from './filter';
import { showOnly } from './showOnly';

export interface ContentsFilterProps {
  notes: number;
  /** What notes can be chosen by, with the number of notes: `lab`, `runs`, languages. */
  kinds: readonly { id: string; label: string; notes: number }[];
  languages: readonly { name: string; notes: number }[];
}

/** What a reader's own marks say of notes: their numbers are this browser's. */
const own = [
  { id: 'changed', label: 'changed' },
  { id: 'unread', label: 'unread' },
] as const;

/** Narrows the table of contents by words of titles and questions, and by what notes have. The address keeps it. */
export function ContentsFilter({ notes, kinds, languages }: ContentsFilterProps): ReactNode {
  const [filter, setFilter] = useState<ContentsFilterState>({ words: '', only: [] });
  const [found, setFound] = useState({ notes, topics: 0, changed: 0, unread: notes });
  const field = useRef<HTMLInputElement>(null);
  const choose = (next: ContentsFilterState): void => {
    setFilter(next);
    keepInAddress(next);
  };

  // Before the first click is answered, which may have come while the page was loading.
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    const known = new Set([...kinds.map(({ id }) => id), ...own.map(({ id }) => id), ...languages.map(idOf)]);
    const asked = (): ContentsFilterState => filterOf(new URLSearchParams(location.search), known);
    const fromAddress = (): void => setFilter(asked());
    if (typed) choose({ ...asked(), words: typed });
    else fromAddress();
    addEventListener('popstate', fromAddress);
    return () => removeEventListener('popstate', fromAddress);
  }, [kinds, languages]);

  useEffect(() => {
    const contents = field.current?.closest('.contents');
    if (!contents) return undefined;
    const show = (): void => setFound(showOnly(contents, isFiltering(filter), (row) => noteMatches(filter, row)));
    show();
    // What the reader has read is known a moment later, and may be forgotten.
    contents.addEventListener('marked', show);
    return () => contents.removeEventListener('marked', show);
  }, [filter]);

  const chip = (id: string, label: string, count: number): ReactNode => (
    <button
      key={id}
      type="button"
      className="contents__chip"
      aria-pressed={filter.only.includes(id)}
      onClick={() => choose({ ...filter, only: toggled(filter.only, id) })}
    >
      {label} <span>{count}</span>
    </button>
  );

  const isOn = isFiltering(filter);
  return (
    <form className="contents__filter" role="search" aria-label="Notes" onSubmit={(event) => event.preventDefault()}>
      <input
        ref={field}
        type="search"
        className="contents__field"
        aria-label="Filter the notes by words of their titles and questions"
        placeholder="A word of a title or question"
        autoComplete="off"
        maxLength={100}
        value={filter.words}
        onChange={({ target }) => choose({ ...filter, words: target.value })}
        onKeyDown={({ key }) => key === 'Escape' && choose({ ...filter, words: '' })}
      />
      <div className="contents__chips" role="group" aria-label="Show only notes with">
        {kinds.map(({ id, label, notes }) => chip(id, label, notes))}
        {own.map(({ id, label }) => chip(id, label, found[id]))}
        {languages.map((language) => chip(idOf(language), language.name, language.notes))}
      </div>
      <p className="contents__found">
        <span role="status">{isOn ? inWords(found, notes) : `All ${notes} notes`}</span>
        {isOn && (
          <button
            type="button"
            onClick={() => {
              choose({ words: '', only: [] });
              field.current?.focus();
            }}
          >
            Show all
          </button>
        )}
      </p>
    </form>
  );
}

function keepInAddress(filter: ContentsFilterState): void {
  const query = queryOf(filter);
  try {
    history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
  } catch {
    // The browser counts too many changes of the address: the choice holds all the same.
  }
}

const idOf = ({ name }: { name: string }): string => name.toLowerCase();

const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

function inWords({ notes, topics }: { notes: number; topics: number }, all: number): string {
  if (notes === 0) return 'No note fits all of that. Take a word or a choice away, or search the text of the notes.';
  return `${notes} of ${all} notes, in ${topics} ${topics === 1 ? 'topic' : 'topics'}`;
}
