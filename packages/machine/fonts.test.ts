import { afterEach, expect, it, vi } from 'vitest';

import { fontVersions, missingFonts, useFontsOfTests } from './fonts';

afterEach(() => vi.unstubAllEnvs());

it('says of each font that is missing what stands in for it', () => {
  vi.stubEnv('PATH', '/nowhere');
  expect(missingFonts()).toEqual([
    'DejaVu Serif (here: nothing)',
    'Liberation Serif (here: nothing)',
    'Liberation Sans (here: nothing)',
    'DejaVu Sans Mono (here: nothing)',
  ]);
  expect(fontVersions()).toBe(', , , ');
});

it('has browsers read a configuration that is there', () => {
  vi.stubEnv('FONTCONFIG_FILE', '');
  useFontsOfTests();
  expect(process.env['FONTCONFIG_FILE']).toMatch(/^\/.*\/fonts\.conf$/);
});
