import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';

import type { NoteBodyProps } from '../shared/noteBody';
import { bodyOf } from './fragments';

/**
 * The body in the browser. At first load `bodyOf` answers with nothing and React keeps the server's HTML as it is
 * (hydration does not touch the children of an element with `dangerouslySetInnerHTML`); after a navigation it
 * answers with the fragment that was fetched with the page.
 * The markup comes from our own build, never from input.
 */
export default function NoteBody(_props: NoteBodyProps): ReactNode {
  const { metadata } = useDoc();
  return (
    <div
      key={metadata.permalink}
      className="note theme-doc-markdown markdown"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: bodyOf(metadata.permalink) }}
    />
  );
}
