import type { ReactNode } from 'react';

export interface NoteBodyProps {
  /** The compiled MDX of the note; empty in the browser's production bundle. */
  children: ReactNode;
}
