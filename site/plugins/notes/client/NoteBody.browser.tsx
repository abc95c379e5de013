import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { showNoteStyles } from '../../../components/adoptStyles';
import type { NoteBodyProps } from '../shared/noteBody';
import { noteAt } from './noteStore';
import { useNoteBehaviour } from './behaviour/useNoteBehaviour';

/** What is set once and never again: React leaves what the server put there. */
const nothing = { __html: '' };

/**
 * The body in the browser. At first load its HTML is what the server rendered, so React keeps the page as it is;
 * after a navigation it is the fragment that came with the note.
 * The markup is always of our own build, never from input.
 */
export default function NoteBody(_props: NoteBodyProps): ReactNode {
  const { permalink } = useDoc().metadata;
  const body = useRef<HTMLDivElement>(null);
  // Before it is painted.
  useLayoutEffect(() => showNoteStyles(noteAt(permalink)?.styles), [permalink]);
  useNoteBehaviour(body, permalink);
  return (
    <>
      <div
        ref={body}
        data-note={permalink}
        className="note theme-doc-markdown markdown"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: noteAt(permalink)?.html ?? '' }}
      />
      <script type="application/json" data-note-data="" suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
    </>
  );
}
