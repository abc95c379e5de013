import styles from './search.pcss';

let isAdopted = false;

/**
 * Puts the search's styles into the document. They travel with the search's code and are constructed, which a strict
 * Content-Security-Policy allows.
 */
export function adoptStyles(): void {
  if (isAdopted) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  isAdopted = true;
}
