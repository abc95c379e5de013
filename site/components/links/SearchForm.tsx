import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

interface Props {
  /** What the field holds at first. */
  query?: string;
}

/** A plain form that leads to the search page: it works before and without JavaScript. */
export function SearchForm({ query = '' }: Props): ReactNode {
  return (
    <form className="search-form" role="search" action={useBaseUrl('/search')}>
      <input
        key={query}
        type="search"
        name="q"
        defaultValue={query}
        placeholder="Search docs"
        aria-label="Search docs"
      />
      <button type="submit" className="button button--primary">
        Search
      </button>
    </form>
  );
}
