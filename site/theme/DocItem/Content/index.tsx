import { useDoc } from '@docusaurus/plugin-content-docs/client';
import NoteBody from '@note-body';
import type { Props } from '@theme/DocItem/Content';
import type { ReactNode } from 'react';

import { ContentsBar } from '../../../components/article/ContentsBar';

/** Replaces the theme's part because a note's body reaches the browser as HTML, not as compiled MDX. */
export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata } = useDoc();
  return (
    <>
      <header>
        <h1>{metadata.title}</h1>
      </header>
      <ContentsBar />
      <NoteBody>{children}</NoteBody>
    </>
  );
}
