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

let ofNote: CSSStyleSheet | undefined;

/**
 * Applies the style sheet of the parts of the note that is shown, in the place of that of the note before: two notes may
 * have different rules of one sheet, whose order is right only among themselves.
 */
export function showNoteStyles(styles = ''): void {
  if (!ofNote) document.adoptedStyleSheets.push((ofNote = new CSSStyleSheet()));
  ofNote.replaceSync(styles);
}
