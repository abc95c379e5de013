import '@groundwork/labs-kit/lab.css';
import '@groundwork/labs-kit/drawings.css';
import type { ReactNode } from 'react';

import { openingLab } from '../../config/pages/openingLab';

/**
 * The home page's lab as the browser renders it: the element alone. React leaves alone what it did not write, so the
 * server's drawing stays until the lab is brought to life; after a navigation there is none, and the lab draws itself.
 */
export default function OpeningLab(): ReactNode {
  return (
    <div
      data-island="lab"
      data-island-props={JSON.stringify({ name: openingLab, isOpening: true })}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
