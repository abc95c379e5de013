import { PrefetchOnIntent } from '../../plugins/navigation/client/ahead/prefetchOnIntent';
import DocSidebarItems from '@theme-init/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItems';
import type { ReactNode } from 'react';

import { useActiveLinkInView } from './useActiveLinkInView';

/**
 * Wraps the theme's part (for the column and for the mobile menu) because an open sidebar has a screenful of links,
 * whose pages nobody has asked for, and more entries than a screen has room for.
 */
export default function DocSidebarItemsFetchedOnIntent(props: Props): ReactNode {
  useActiveLinkInView(props.level === 1, props.activePath);
  return (
    <PrefetchOnIntent value={true}>
      <DocSidebarItems {...props} />
    </PrefetchOnIntent>
  );
}
