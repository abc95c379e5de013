/** Licences (SPDX) under which a package may be part of the site or of what builds it. */
export const acceptedLicences: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
];

/** Packages under other licences, each with the reason why it is there. */
export const acceptedPackages: Readonly<Record<string, string>> = {
  '@fontsource/gelasio': 'letters of link previews (OFL-1.1), drawn as paths at build time; the font is not sent',
  '@fontsource/public-sans': 'letters of link previews (OFL-1.1), drawn as paths at build time; the font is not sent',
  '@img/sharp': 'resizes pictures at build time (libvips, LGPL); no byte of it is sent to readers',
  'caniuse-lite': 'tables of what browsers know (CC-BY-4.0), read at build time; no byte of it is sent to readers',
  elkjs: 'lays out diagrams at build time (EPL-2.0), unchanged; no byte of it is sent to readers',
  lightningcss: 'squeezes styles at build time (MPL-2.0), unchanged; no byte of it is sent to readers',
  satori: 'lays out link previews at build time (MPL-2.0), unchanged; no byte of it is sent to readers',
};

/** The licence of a package that declares none, as its licence file says it. */
export const licenceFiles: Readonly<Record<string, string>> = {
  'eval@0.1.8': 'MIT',
  'format@0.2.2': 'MIT',
  'khroma@2.1.0': 'MIT',
  'require-like@0.1.2': 'MIT',
};
