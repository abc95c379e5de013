/** One thing that a reader may choose about how notes look. Its first choice is the site's own and is not stored. */
interface Preference {
  label: string;
  /** What each choice is called, by the word that stands for it in the store and in the page's attribute. */
  choices: Readonly<Record<string, string>>;
}

/** All that a reader may choose. `site/css/tokens.css` and the highlight plugin say what the words do. */
export const preferences = [
  { label: 'Text', choices: { '': 'as it is', large: 'larger', huge: 'very large' } },
  { label: 'Lines', choices: { '': 'as they are', wide: 'longer' } },
  { label: 'Code', choices: { '': 'as it is', paper: 'on light ground in the light mode' } },
] as const satisfies readonly Preference[];

/** The key in the browser's store. */
export const preferencesKey = 'groundwork.look';

/** The words that may stand in the store; all else there is ignored. */
export const preferenceWords: readonly string[] = preferences.flatMap(({ choices }) =>
  Object.keys(choices).filter(Boolean),
);

/** Takes what is stored, whatever it is; returns the words in it that stand for a choice. */
export const parsePreferences = (stored: string | null): string[] =>
  preferenceWords.filter((word) => (stored ?? '').split(' ').includes(word));
