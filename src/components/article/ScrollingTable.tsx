import type { ComponentProps, ReactNode } from 'react';

/** A table that scrolls inside itself on a narrow screen, by keyboard too. */
export function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-scroll" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
