import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'build/docs';

/** The addresses of the build's notes in which some element has this attribute, in order. */
export const notesWith = (attribute: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.html') && new RegExp(`\\s${attribute}=`).test(readFileSync(path.join(folder, file), 'utf8')),
    )
    .map(
      (file) =>
        `/docs/${file
          .replace(/\.html$/, '')
          .split(path.sep)
          .join('/')}`,
    )
    .sort();
