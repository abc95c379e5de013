import DocItem from '@theme/DocItem';
import type { Props } from '@theme/DocItem';
import { useMemo, type ReactNode } from 'react';

import { contents } from '../../plugins/home/client/contents';
import { Contents } from './Contents';

/**
 * What `/docs` shows: the table of contents, as a note of its own in the frame of the notes; of a site without a plan
 * of topics, the main note. In the browser it is a note like any other (`site/plugins/notes/client/NoteRoute.tsx`), which
 * for the main note moves on to the note's address.
 */
export default function DocsRootEntry(props: Props): ReactNode {
  const main = props.content;
  const content = useMemo(() => (contents.notes > 0 ? contentsNote(main) : main), [main]);
  return <DocItem {...props} content={content} />;
}

/** The table of contents in the form in which the generator passes a note. */
function contentsNote(main: Props['content']): Props['content'] {
  const title = 'Today I Learnt';
  const description = `All ${contents.notes} notes by topic, in the order of learning: what each topic is about, what to know before, and ways through it.`;
  const { version, sidebar, permalink } = main.metadata;
  // All topics are on three screens, and a filter narrows them: no second list beside them.
  const frontMatter = { title, description, hide_table_of_contents: true };
  const metadata = {
    id: 'contents',
    title,
    description,
    permalink: permalink.replace(/\/[^/]*$/, ''),
    version,
    sidebar,
    tags: [],
    next: { title: main.metadata.title, permalink },
    frontMatter,
  };
  const parts = {
    metadata,
    frontMatter,
    assets: {},
    contentTitle: undefined,
    toc: [],
  };
  // The generator's type names what only its build reads: where a file lies, how it was sorted.
  return Object.assign(() => <Contents {...contents} />, parts) as unknown as Props['content'];
}
