import { useHistory, useLocation } from '@docusaurus/router';
import type { Props as DocItemProps } from '@theme/DocItem';
import type { NavigationTarget, RouteComponent } from '../../../lib/navigationTarget';
import { useEffect, useMemo, type ComponentType, type ReactNode } from 'react';

import { serveNotFound } from './servedNotFound';
import { loadNote, noteAt, prefetchNote, takeServedNote, type StoredNote } from './noteStore';

interface Parts {
  DocItem: ComponentType<DocItemProps>;
  NotFound: ComponentType<{ as: 'div' }>;
}

let parts: Parts | undefined;

async function loadParts(): Promise<void> {
  const [docItem, notFound] = await Promise.all([
    // Every note lists the files of this chunk in its page (`site/plugins/first-paint/node/scripts/pageScripts.ts`).
    import(/* webpackChunkName: "note-page" */ '@theme/DocItem'),
    import(/* webpackChunkName: "note-page" */ '@theme/NotFound/Content'),
  ]);
  parts = { DocItem: docItem.default, NotFound: notFound.default as Parts['NotFound'] };
}

/**
 * The route of every note in the browser: it has no code of its own for a note, only the note's data and HTML.
 * The generator waits for `preload` before it shows the route.
 */
function NoteRoute(): ReactNode {
  const { pathname } = useLocation();
  // The page is being left for its first note: what is shown is about to be replaced.
  if (!parts) return null;
  const note = noteAt(pathname);
  return note ? <NotePage key={note.data.metadata.permalink} note={note} {...parts} /> : <parts.NotFound as="div" />;
}

function NotePage({ note, DocItem }: Parts & { note: StoredNote }): ReactNode {
  const content = useMemo(() => contentOf(note), [note]);
  useOwnAddress(note.data.metadata.permalink);
  return <DocItem content={content} {...({} as Omit<DocItemProps, 'content'>)} />;
}

/** What the generator passes for a note: a component that carries the note's data. The body is not React's here. */
function contentOf({ data }: StoredNote): DocItemProps['content'] {
  // The theme reads the front matter in both places; it travels once.
  const metadata = { ...data.metadata, frontMatter: data.frontMatter };
  return Object.assign(() => null, { ...data, metadata }) as unknown as DocItemProps['content'];
}

/** The docs root shows the main note; the note's own address then replaces the root's. */
function useOwnAddress(permalink: string): void {
  const history = useHistory();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (noteAt(pathname) !== noteAt(permalink) || pathname.replace(/\/$/, '') === permalink) return;
    history.replace({ pathname: permalink, search, hash });
  }, [history, pathname, permalink, search, hash]);
}

let firstPage: Promise<void> | undefined;

/** Takes over what the server answered, once: what is on the page later is no longer what the server sent. */
async function takeFirstPage(): Promise<void> {
  const { pathname } = window.location;
  // The main script is being evaluated, which is a task of its own on a slow phone.
  await new Promise((resolve) => setTimeout(resolve));
  if (takeServedNote(document, pathname)) await loadParts();
  // A first page below the notes without a note is the not-found page.
  else serveNotFound(pathname, (await import('@theme/NotFound')).default);
}

NoteRoute.preload = async ({ pathname, reason }: NavigationTarget): Promise<void> => {
  if (reason === 'first') await (firstPage ??= takeFirstPage());
  else await Promise.all([loadParts(), loadNote(pathname)]);
};
NoteRoute.prefetch = prefetchNote;

export default NoteRoute satisfies RouteComponent;
