import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildSync } from 'esbuild';

const entry = path.join(path.dirname(fileURLToPath(import.meta.url)), '../client/boot/main.ts');
const texts = new Map<string, string>();

/**
 * Takes the site's base URL and returns the text of the script that stands inline at the top of every page.
 * It is the same on every page, so one hash admits it to a Content-Security-Policy.
 */
export function bootScript(baseUrl: string): string {
  const known = texts.get(baseUrl);
  if (known !== undefined) return known;
  const result = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { BASE_URL: JSON.stringify(baseUrl) },
  });
  // `</script` must not end the element early.
  const text = result.outputFiles[0]!.text.trim().replaceAll('</', '<\\/');
  texts.set(baseUrl, text);
  return text;
}
