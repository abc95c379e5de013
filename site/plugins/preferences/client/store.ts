import { preferencesAttribute } from '../shared/attribute';
import { parsePreferences, preferencesKey } from '../shared/preferences';

/** What the reader has chosen, as the page shows it. */
export const chosen = (): string[] => parsePreferences(document.documentElement.getAttribute(preferencesAttribute));

/** Shows a choice and stores it for the next page. False where the browser does not store. */
export function choose(words: readonly string[]): boolean {
  const text = words.join(' ');
  document.documentElement.setAttribute(preferencesAttribute, text);
  if (words.includes('paper')) import('./lightCode').then(({ lightenCode }) => lightenCode()).catch(() => undefined);
  try {
    localStorage.setItem(preferencesKey, text);
    return true;
  } catch {
    return false;
  }
}
