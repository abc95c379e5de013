import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

import { aptInstall } from './aptInstall';

/** The fonts that tests of looks and widths were made with, by the family that a page asks for: with others every line breaks elsewhere. */
const expectedFonts = {
  Georgia: 'DejaVu Serif',
  'Times New Roman': 'Liberation Serif',
  Arial: 'Liberation Sans',
  monospace: 'DejaVu Sans Mono',
} as const;

/** What fontconfig reads in place of the system's configuration, so that pages are drawn with the fonts of tests only. */
const configuration = resolve('packages/machine/fonts.conf');

/** Has browsers that this process starts draw with the fonts of tests only. */
export function useFontsOfTests(): void {
  process.env['FONTCONFIG_FILE'] = configuration;
}

/** Those that this system does not have, each with what stands in for it. */
export function missingFonts(): string[] {
  return Object.entries(expectedFonts)
    .map(([family, name]) => [name, fontFor(family)] as const)
    .filter(([name, found]) => !found.includes(name))
    .map(([name, found]) => `${name} (here: ${found || 'nothing'})`);
}

/** The versions of the fonts of tests on this system, as fontconfig numbers them, in one text. */
export const fontVersions = (): string =>
  Object.keys(expectedFonts)
    .map((family) => fontFor(family, '%{family[0]} %{fontversion}'))
    .join(', ');

/** Installs them by apt-get where they are missing and we may. */
export function ensureFonts(): void {
  if (missingFonts().length > 0) aptInstall(['fontconfig', 'fonts-dejavu-core', 'fonts-liberation'], 'fonts for tests');
}

function fontFor(family: string, format = '%{family}'): string {
  try {
    return execFileSync('fc-match', ['--format', format, family], {
      encoding: 'utf8',
      env: { ...process.env, FONTCONFIG_FILE: configuration },
    }).trim();
  } catch {
    return '';
  }
}
