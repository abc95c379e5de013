import type { ComponentProps, ReactNode } from 'react';

/** A table that scrolls inside itself on a narrow screen, by keyboard too. */
export function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-scroll" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** A header cell; an empty one, above a column of row names, is no header and is written as an ordinary cell. */
export function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return props.children === undefined ? <td {...props} /> : <th {...props} />;
}
