import DocItem from '@theme/DocItem';
import type { Props } from '@theme/DocItem';
import type { ReactNode } from 'react';

/**
 * What `/docs` shows: the main note. Its own component, because one component at two addresses would be one route;
 * in the browser `plugins/notes/client/NoteRoute.tsx` then moves on to the note's address.
 */
export default function DocsRootEntry(props: Props): ReactNode {
  return <DocItem {...props} />;
}
