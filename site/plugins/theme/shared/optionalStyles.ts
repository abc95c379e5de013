import type { ThemeConfig } from '@docusaurus/theme-common';

interface Optional {
  /** As they stand in the built stylesheet: those of the theme's CSS modules with the mark of `moduleClassNames.ts`. */
  classes: readonly string[];
  /** The setting that asks for them. Without one only a page does, whose content has what they are for. */
  askedBy?: (settings: ThemeConfig) => boolean;
}

const hidesNavbar = ({ navbar }: ThemeConfig): boolean => navbar.hideOnScroll;
const hasAnnouncement = ({ announcementBar }: ThemeConfig): boolean => announcementBar !== undefined;

/**
 * Classes that the theme's scripts name on every site, and what of a site asks for them. The scripts decide while they
 * render, so that nothing but the settings can tell.
 */
const optional: readonly Optional[] = [
  { classes: ['navbar--dark', 'darkNavbarColorModeToggle_'], askedBy: ({ navbar }) => navbar.style === 'dark' },
  { classes: ['navbar--primary'], askedBy: ({ navbar }) => navbar.style === 'primary' },
  {
    classes: [
      'navbarHideable_',
      'navbarHidden_',
      'anchorTargetHideOnScrollNavbar_',
      'sidebarWithHideableNavbar_',
      'sidebarLogo_',
    ],
    askedBy: hidesNavbar,
  },
  { classes: ['menuWithAnnouncementBar_', 'theme-announcement-bar'], askedBy: hasAnnouncement },
  { classes: ['navbar__logo'], askedBy: ({ navbar }) => navbar.logo !== undefined },
  {
    classes: [
      'dropdown',
      'dropdown__menu',
      'dropdown__link',
      'dropdown__link--active',
      'dropdown--hoverable',
      'dropdown--right',
      'dropdown--show',
    ],
    askedBy: ({ navbar }) => navbar.items.some((item) => 'items' in item || /dropdown/i.test(item.type ?? '')),
  },
  { classes: ['footer--dark'], askedBy: ({ footer }) => footer?.style === 'dark' },
  { classes: ['margin-bottom--sm'], askedBy: ({ footer }) => footer?.logo !== undefined },
  // An image for each colour mode, an admonition, tabs: what is in a page's content is in its HTML.
  { classes: ['themedComponent_', 'themedComponent--light_', 'themedComponent--dark_'] },
  {
    classes: [
      'alert',
      'theme-admonition',
      ...['tip', 'info', 'warning', 'danger'].map((kind) => `theme-admonition-${kind}`),
    ],
  },
  { classes: ['tabs', 'tabs__item', 'tabs__item--active', 'tabs--block'] },
];

/** Every such class. */
export const optionalClasses: readonly string[] = optional.flatMap(({ classes }) => classes);

/** Takes a site's settings; returns the classes whose styles a page must have to need them. */
export const unaskedClasses = (settings: ThemeConfig): ReadonlySet<string> =>
  new Set(optional.flatMap(({ classes, askedBy }) => (askedBy?.(settings) ? [] : classes)));
