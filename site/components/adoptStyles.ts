const adopted = new Set<string>();

/**
 * Applies a style sheet that arrived as text with the code or the note that it belongs to, once for the page. It is
 * constructed, which a strict Content-Security-Policy allows; a style element would be refused.
 */
export function adoptStyles(styles: string): void {
  if (adopted.has(styles)) return;
  adopted.add(styles);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
