import type { UserThemeConfig } from '@docusaurus/theme-common';

import { owner } from '../owner';

export const footer = {
  style: 'light',
  links: [
    {
      title: 'Profiles',
      items: [
        { label: 'Professional network', href: owner.professionalNetwork },
        { label: 'Resume', href: owner.resume },
      ],
    },
    {
      title: 'Code',
      items: [
        { label: 'Code host', href: owner.codeHost },
        { label: 'Source code', href: owner.sourceRepository },
      ],
    },
  ],
  copyright: `Copyright © ${new Date().getFullYear()} ${owner.productName}. Built with Docusaurus. Text CC BY 4.0, code MIT.`,
} satisfies UserThemeConfig['footer'];
