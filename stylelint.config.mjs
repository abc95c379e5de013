/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  ignoreFiles: [
    'build/**',
    '.docusaurus/**',
    '.cache/**',
    'node_modules/**',
    'samples/**',
    'tests/fixtures/**',
    'bench/**',
    'test-results/**',
  ],
  rules: {
    // The generator's class names (`menu__link--active`) and the diagram renderer's properties (`--_text`) are not ours.
    'selector-class-pattern': null,
    'custom-property-pattern': null,
    // Sheets are ordered by what they style, and one `:root` says what its group of tokens is for.
    'no-descending-specificity': null,
    'no-duplicate-selectors': null,
    'custom-property-empty-line-before': null,
    'number-max-precision': null,
    // Safari on the phone knows it only with its prefix.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['text-size-adjust'] }],
  },
};
