import styles from './playground.pcss';

let isAdopted = false;

/** Puts the playground's styles into the document: constructed, which a strict Content-Security-Policy allows. */
export function adoptStyles(): void {
  if (isAdopted) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  isAdopted = true;
}
