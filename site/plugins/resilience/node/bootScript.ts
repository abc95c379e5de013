import { bundled } from './bundled';

const texts = new Map<string, string>();

/**
 * Takes the site's base URL and returns the text of the script that stands inline behind the content of every page.
 * It is the same on every page, so one hash admits it to a Content-Security-Policy.
 */
export function bootScript(baseUrl: string): string {
  const known = texts.get(baseUrl);
  if (known !== undefined) return known;
  // `</script` must not end the element early.
  const text = bundled('boot/main.ts', { format: 'iife', define: { BASE_URL: JSON.stringify(baseUrl) } }).replaceAll(
    '</',
    '<\\/',
  );
  texts.set(baseUrl, text);
  return text;
}
