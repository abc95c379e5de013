import { PrefetchOnIntent } from '@site/plugins/resilience/client/prefetchOnIntent';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItems';
import type { ReactNode } from 'react';

/**
 * Wraps the theme's part (for the column and for the mobile menu) because an open sidebar has a screenful of links,
 * whose pages nobody has asked for.
 */
export default function DocSidebarItemsFetchedOnIntent(props: Props): ReactNode {
  return (
    <PrefetchOnIntent value={true}>
      <DocSidebarItems {...props} />
    </PrefetchOnIntent>
  );
}
