/**
 * Every sentence of sections 2, 4, 5, 8 and 9 of the specification, shortened where it lists, and what proves it: the
 * file that has a test of this name, or the issue that will. `sentences.spec.ts` checks that the tests are there.
 */
export interface Sentence {
  section: 2 | 4 | 5 | 8 | 9;
  says: string;
  /** The file with its test, from the root of the repository. */
  provedIn?: string;
  /** The name of the test as it stands in the file, where it is not the sentence itself. */
  test?: string;
  /** The issue that will prove it, where there is no test yet. */
  issue?: number;
}

const e2e = (file: string): string => `tests/e2e/${file}.spec.ts`;

const proved = (section: Sentence['section'], file: string, ...all: string[]): Sentence[] =>
  all.map((says) => ({ section, says, provedIn: e2e(file) }));

const search = (section: Sentence['section'], says: string, test: string): Sentence => ({
  section,
  says,
  provedIn: e2e('search'),
  test,
});

const section2: Sentence[] = [
  ...proved(
    2,
    'routes',
    'All routes are exact and static; none has parameters.',
    'Any other path shows a not-found page.',
    '/ is the home page',
    '/why is the why page',
    '/docs is the docs root with one sidebar, tutorialSidebar',
    '/docs/introduction is the main doc',
    "the sidebar's entry of the introduction is labelled with a house icon and 'Introduction'",
    'Doc pages are at /docs/{category}/{page}',
    'Page content is loaded separately from each route.',
  ),
  search(
    2,
    '/search is the search results page (query parameter q)',
    'shows the results of q by section, and follows typing with its address.',
  ),
  ...proved(
    2,
    'decks',
    '/talks is the talks page',
    '/assets/why-inprogress is an asset page',
    '/assets/xpanse-open-infra-day is an asset page',
    '/assets/xpanse-standalone is an asset page',
    '/assets/xpanse-with-scs is an asset page',
  ),
  ...proved(
    2,
    'navbarAndFooter',
    "Left items: TIL (title 'Today I Learnt'), Talks (title 'Talks at Events') and 'Why?' (title 'Why {product}').",
    'Right items: external links to a professional network profile, a code host profile and a CV site.',
    'Footer: a Profiles group, a Code group, and a copyright line saying the site was built with the documentation generator.',
    'External links open in a new tab.',
    "External links are labelled '(opens in new tab)'.",
  ),
  ...proved(
    2,
    'secondSiteRich',
    'Navbar item types supported: default link, locale dropdown, search, generic dropdown, raw html, single doc link, doc sidebar link, docs version link, docs version dropdown.',
    'Position defaults to right.',
    'The navbar may hide on scroll down and reappear on scroll up or when within the navbar height of the top.',
    'The navbar may have a primary style.',
    'Footer styles: a single row separated by a middle dot.',
    'An optional announcement bar with a close button.',
    'Locale switching keeps the current path and optional query string.',
  ),
  ...proved(
    2,
    'secondSitePlain',
    'The navbar may have a dark style.',
    'Footer styles: multi-column (title plus items).',
    'Footer: optional logo with light/dark variants.',
  ),
  ...proved(
    2,
    'layout',
    'A skip-to-main-content link.',
    'Below 996px width the layout is mobile: a hamburger opens a sliding sidebar listing the items, and a close button.',
    "A back button '← Back to main menu' returns from the secondary menu.",
    'Body scroll is locked while it is open.',
    'It closes on browser back navigation.',
    'Mobile sidebar: it closes when switching to desktop and is forced hidden there.',
    'Breadcrumbs on docs.',
    'The docs sidebar is collapsible.',
    'Categories are not auto-collapsed.',
    'Docs show last-update author and time.',
    'Table of contents shows heading levels 2 to 3.',
    "Heading anchors have title 'Direct link to {heading}'.",
  ),
  ...proved(
    2,
    'colourMode',
    "Colour toggle cycles light, dark and system, with labels 'system mode', 'light mode', 'dark mode'.",
  ),
  ...proved(2, 'navbarAndFooter', 'If no search item is configured, a search box is added on the right.'),
  ...proved(2, 'navbarAndFooter', "Search button labelled 'Search'."),
  search(2, 'The modal opens on click.', 'opens on click, with the placeholder Search docs.'),
  search(
    2,
    'The modal opens on focus and hover: it is prepared.',
    'is prepared on ${intent}, so that opening asks the network for nothing.',
  ),
  search(2, 'The modal opens on touch.', 'opens on touch.'),
  search(2, "The modal opens on Ctrl/Cmd+K or '/'.", 'opens on ${key}.'),
  search(2, "'/' does not open the modal while typing in an input.", 'does not open on / while typing in an input.'),
  search(2, 'Escape closes it.', 'closes on Escape, whatever is in the input, and focus returns.'),
  search(
    2,
    'Typing a character while the button has focus opens the modal with that character as the initial query.',
    'opens with what is typed while the button has focus as the initial query.',
  ),
  search(2, "Modal placeholder 'Search docs'.", 'opens on click, with the placeholder Search docs.'),
  ...proved(2, 'searchAsk', 'An optional Ask-AI mode exists inside the modal.'),
  search(
    2,
    'Search page path is search; results use the query parameter q.',
    'shows the results of q by section, and follows typing with its address.',
  ),
  ...proved(
    2,
    'navigation',
    'Route changes show a progress bar after a 200 ms delay.',
    'Route changes scroll to top or to the hash anchor.',
    'Route changes preload the next route.',
  ),
  ...proved(
    2,
    'codeAndDiagrams',
    'Code blocks use colour themes; default is the vs-dark one.',
    'Available themes: dracula, duotone dark and light, github, gruvbox material dark and light, a jett-wave pair, night owl dark and light, oceanic next, okaidia, one dark and light, palenight, shades of purple, synthwave84, ultramin, vs dark and light.',
    'Diagram rendering is enabled: a diagram is a drawing that follows the colour mode.',
  ),
];

const section4: Sentence[] = [
  ...proved(
    4,
    'colourMode',
    'Colour mode: effective light or dark; stored choice light, dark or system (none).',
    'System follows the OS preference when respected, else the default mode (light).',
    'Where system preference is respected: system -> light -> dark -> system.',
    "Stored under browser key 'theme' and synced across tabs.",
    'Toggle disabled until the page has hydrated.',
    'Collapsible sections: animate height, lazily rendered; duration computed from content height.',
    'Collapsible sections: duration about 1 ms with reduced motion.',
  ),
  ...proved(
    4,
    'secondSiteRich',
    'Where system preference is not respected the colour toggle toggles light and dark.',
    "Announcement bar: shown unless dismissed; dismissal stored as 'true'.",
    'A changed bar id resets the dismissal.',
    'Dropdown menus: open or closed; close on click or focus outside.',
    'Navbar visibility: visible or hidden by scroll direction.',
    'Preferred docs version saved per docs plugin in local storage.',
  ),
  ...proved(4, 'secondSitePlain', 'If the switch is disabled, the stored value is removed.'),
  ...proved(
    4,
    'layout',
    'Mobile sidebar: it closes when switching to desktop and is forced hidden there.',
    'Secondary menu: shown or hidden.',
  ),
  search(4, 'Search modal: closed or open.', 'closes on a second Control+K and on a click beside it.'),
  ...proved(4, 'searchAsk', 'Ask-AI mode on or off.'),
  ...proved(4, 'navigation', 'Route loading: next page loaded first, then displayed.'),
  ...proved(4, 'navigationFailures', 'On load failure the page is fully reloaded.'),
];

const section5: Sentence[] = [
  ...proved(
    5,
    'buildErrors',
    'A docs version dropdown naming an unknown version throws an error listing the available version names.',
    'A docSidebar navbar item whose sidebar has no link target throws an error.',
    'An unknown navbar item type throws an error.',
    'Build time: broken links and broken markdown links and images fail the build.',
    'Build time: broken anchors and duplicate routes only warn.',
  ),
  ...proved(5, 'pageFailures', 'A navbar item that fails to render reports its configuration.'),
  ...proved(
    5,
    'searchHosted',
    'Search hit URLs matching the external-URL pattern open as full-page navigations; others route internally with the base path added and optional pathname replacement.',
  ),
];

const section8: Sentence[] = [
  ...proved(
    8,
    'buildErrors',
    "Doc page module lacking a default export: error 'The page component at {route} doesn't have a default export...'.",
  ),
  ...proved(8, 'navigationFailures', 'On load failure the page is fully reloaded.'),
  ...proved(
    8,
    'pageFailures',
    "Page crash screen: 'This page crashed.' with 'Try again' and the error message with its cause chain.",
    "Loader error box: error text and 'Retry' button.",
    'Storage unavailable (iframe, private mode): console warning, storage acts as empty.',
    'Storage use during server rendering throws.',
    'Using a context hook outside its provider throws an error naming the provider.',
  ),
  ...proved(8, 'firstLoadFailures', 'Base-URL misconfiguration banner says the site did not load properly.'),
  ...proved(8, 'routes', 'Any other path shows a not-found page.'),
  search(
    8,
    "Search failure: 'Unable to fetch results' with help 'You might want to check your network connection.'",
    "'Unable to fetch results' with help 'You might want to check your network connection.', and recovers by itself.",
  ),
  search(
    8,
    "Search empty: 'No results found for', 'Try searching for', 'Believe this query should return results?', 'Let us know.'",
    "'No results found for', 'Try searching for', 'Believe this query should return results?', 'Let us know.'",
  ),
  ...proved(
    8,
    'searchAsk',
    "AI answer disclaimer: 'Answers are generated with AI which can make mistakes. Verify responses.'",
  ),
];

const section9: Sentence[] = [
  ...proved(
    9,
    'navigation',
    'Progress bar starts after 200 ms delay, no spinner; library defaults: minimum 0.08, speed 200 ms, trickle rate 0.02, trickle speed 800 ms.',
    'Prefetch disabled on 2g.',
    'Prefetch disabled on data-saver.',
  ),
  ...proved(
    9,
    'secondSiteRich',
    'Smooth scroll factor 0.85 per frame.',
    'Storage is localStorage; keys: theme, docusaurus.announcement.dismiss, docusaurus.announcement.id.',
  ),
  ...proved(
    9,
    'layout',
    'Mobile/desktop breakpoint 996px: at 996px the layout is mobile, at 997px it is desktop.',
    'Page title is page title, delimiter (a vertical bar), site title; site title alone when equal or empty.',
  ),
  ...proved(
    9,
    'constants',
    "Default plugin id 'default'.",
    "Locale en only; docs base path /docs; site base URL '/'.",
    'Docs version current, labelled Next.',
    'Image quality 85, max 2000, min 500, 4 steps.',
    'Table of contents levels 2 to 3.',
    'Router caches at most 10000 compiled route patterns.',
  ),
  search(9, 'Search query parameter q.', 'shows the results of q by section, and follows typing with its address.'),
  search(9, 'Search shortcuts Ctrl/Cmd+K and /.', 'opens on ${key}.'),
];

export const sentences: readonly Sentence[] = [...section2, ...section4, ...section5, ...section8, ...section9];
