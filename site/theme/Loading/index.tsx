import type Loaded from '@theme/Loading';
import type { ComponentProps, ReactNode } from 'react';

type Props = ComponentProps<typeof Loaded>;

/** Replaces the generator's box because its colours and sizes are fixed in the element, against design and policy. */
export default function Loading({ error, pastDelay, retry }: Props): ReactNode {
  if (error) {
    return (
      <div className="load-notice" role="alert">
        <p>{String(error)}</p>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? <p role="status">Loading…</p> : null;
}
