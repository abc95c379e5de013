import { existsSync } from 'node:fs';

import type { UserThemeConfig } from '@docusaurus/theme-common';

import { owner } from '../owner';

/** A page whose content is not written yet is not built, so nothing may link to it. */
const isBuilt = (page: string): boolean =>
  existsSync(`site/pages/${page}.tsx`) || existsSync(`site/pages/${page}/index.tsx`);

export const navbar = {
  title: owner.productName,
  hideOnScroll: false,
  items: [
    // By its address, so that it is the current one on the list of all notes as well.
    { to: '/docs/introduction', activeBasePath: '/docs', label: 'TIL', title: 'Today I Learnt', position: 'left' },
    ...(isBuilt('talks')
      ? [{ to: '/talks', label: 'Talks', title: 'Talks at Events', position: 'left' as const }]
      : []),
    ...(isBuilt('why')
      ? [{ to: '/why', label: 'Why?', title: `Why ${owner.productName}`, position: 'left' as const }]
      : []),
    { href: owner.professionalNetwork, label: 'Network', position: 'right' },
    { href: owner.codeHost, label: 'Code', position: 'right' },
    { href: owner.cv, label: 'CV', position: 'right' },
  ],
} satisfies UserThemeConfig['navbar'];
