import type { Menu } from './site';

/** Groundwork keeps the classic theme's names. */
export const docusaurusMenu: Record<'phone' | 'desktop', Menu> = {
  phone: { open: '.navbar__toggle', opened: '.navbar-sidebar--show', close: '.navbar-sidebar__close' },
  desktop: {
    open: '.theme-doc-sidebar-menu [aria-expanded="false"]',
    opened: '.theme-doc-sidebar-menu [aria-expanded="true"]',
  },
};

export const docusaurusNext = '.pagination-nav__link--next';
