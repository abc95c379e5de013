import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';

import type { NoteBodyProps } from '../shared/noteBody';

/** The body as the server renders it: the note's MDX, inside the element that the browser takes over. */
export default function NoteBody({ children }: NoteBodyProps): ReactNode {
  return (
    <div className="note theme-doc-markdown markdown">
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
