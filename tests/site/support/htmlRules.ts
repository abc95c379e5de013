import type { ConfigData } from 'html-validate';

/**
 * The standard's own rules, and those of the recommended set that find mistakes. What is off is style of source text,
 * which a minifier decides, or is checked in a browser by axe with a view of what is really shown.
 */
export const htmlRules = {
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // The generator's minifier writes the `&` of a shell's `>&2;` as it is; every parser reads it as text.
    'unrecognized-char-ref': 'off',
    'attr-case': 'error',
    'no-dup-id': 'error',
    'no-dup-attr': 'error',
    'no-dup-class': 'error',
    'valid-id': ['error', { relaxed: true }],
    'no-unknown-elements': 'error',
    'no-missing-references': 'off',
    // The generator writes `data-rh=true` and the minifier leaves out quotes and optional tags: allowed by the standard.
    'attr-quotes': 'off',
    'no-implicit-close': 'off',
    'no-implicit-button-type': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-self-closing': 'off',
    'no-trailing-whitespace': 'off',
    'no-raw-characters': ['error', { relaxed: true }],
    'long-title': 'off',
  },
} satisfies ConfigData;
