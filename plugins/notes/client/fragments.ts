/** Placeholder until fragments are written: see issue 3. */
export function bodyOf(_permalink: string): string {
  return '';
}
