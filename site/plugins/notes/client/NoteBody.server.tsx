import { useDoc } from '@docusaurus/plugin-content-docs/client';
import MDXContent from '@theme/MDXContent';
import { useRef, type ReactNode } from 'react';

import type { NoteBodyProps } from '../shared/noteBody';
import { noteDataJson } from './noteData.server';
import { useNoteBehaviour } from './behaviour/useNoteBehaviour';
import './walk.css';
import './listings.css';

/**
 * The body as the server renders it, and development too: the note's MDX, inside the element that the browser takes
 * over, and behind it the note's data.
 */
export default function NoteBody({ children }: NoteBodyProps): ReactNode {
  const doc = useDoc();
  const { permalink } = doc.metadata;
  const body = useRef<HTMLDivElement>(null);
  useNoteBehaviour(body, permalink);
  return (
    <>
      <div key={permalink} ref={body} data-note={permalink} className="note theme-doc-markdown markdown">
        <MDXContent>{children}</MDXContent>
      </div>
      <script type="application/json" data-note-data="" dangerouslySetInnerHTML={{ __html: noteDataJson(doc) }} />
    </>
  );
}
