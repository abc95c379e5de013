import NoteStructuredData from '@structured-data';
import type { ReactNode } from 'react';

/** Replaces the theme's part, which leaves out the steps of the way that have no page of their own. */
export default function DocBreadcrumbsStructuredData(): ReactNode {
  return <NoteStructuredData />;
}
