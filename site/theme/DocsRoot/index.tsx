import { useLocation } from '@docusaurus/router';
import { servedNotFound } from '../../plugins/notes/client/servedNotFound';
import DocsRoot from '@theme-init/DocsRoot';
import { createElement, type ComponentProps, type ReactNode } from 'react';

/** Wraps the theme's part because all notes share one route in the browser, which also matches an unknown address. */
export default function DocsRootOrNotFound(props: ComponentProps<typeof DocsRoot>): ReactNode {
  const notFound = servedNotFound(useLocation().pathname);
  return notFound ? createElement(notFound) : <DocsRoot {...props} />;
}
