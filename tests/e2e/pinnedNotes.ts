/** What tests of the product in the browser expect of a note of `docs/` that they name. */
export interface PinnedNote {
  route: string;
  /** Its title, which is the heading of its page. */
  heading: string;
  /** Headings of the second level at least: its page has a table of contents. */
  sections: number;
}

/**
 * Every note of `docs/` that a test of the product names: the routes of the specification, and no other. All else is
 * tried on the notes of `tests/fixtures` (`support/fixtureNotes.ts`), or on notes that a rule chooses.
 * `tests/content/pinnedNotes.test.ts` holds `docs/` to it without a build.
 */
export const pinnedNotes = {
  introduction: { route: '/docs/introduction', heading: 'Introduction', sections: 2 },
} as const satisfies Record<string, PinnedNote>;
