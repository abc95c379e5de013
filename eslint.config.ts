import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

import { importTableRule } from './tools/lint/importTableRule';

export default defineConfig(
  {
    ignores: [
      'node_modules/',
      'build/',
      '.docusaurus/',
      '.cache/',
      'test-results/',
      // Shown programs are written to be read, each in its own project.
      'samples/',
      'tests/fixtures/',
      'bench/peers/',
    ],
  },
  {
    files: ['**/*.mjs'],
    extends: [js.configs.recommended],
    languageOptions: {
      globals: { process: false, console: false, URL: false, Buffer: false, fetch: false, setTimeout: false },
    },
  },
  {
    files: ['**/*.cjs'],
    extends: [js.configs.recommended],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { require: false, module: false, process: false, __dirname: false, setInterval: false },
    },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [js.configs.recommended, tseslint.configs.strict, tseslint.configs.stylistic],
    plugins: { groundwork: { rules: { 'import-table': importTableRule } } },
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      'groundwork/import-table': 'error',
      // A promise that nobody waits for fails without a sound.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: ['error', 'always'],
      // What the code around it makes sure of is asked of `packages/lib/defined.ts`, which says what is missing.
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/prefer-for-of': 'off',
      'no-irregular-whitespace': ['error', { skipTemplates: true }],
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
    },
  },
  // A test says by failing that something is missing; a lab's model knows its own rows and columns.
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**', 'labs/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  // Playwright reads which fixtures a function wants from the pattern of its first parameter.
  { files: ['tests/**'], rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] } },
  {
    files: [
      '**/*.tsx',
      'site/{theme,pages,components,islands}/**/*.ts',
      'labs/**/*.ts',
      'site/plugins/*/client/**/*.ts',
      'packages/{labs-kit,search/client}/**/*.ts',
    ],
    extends: [reactHooks.configs.flat.recommended],
    // It takes every object that has a ref in it for the ref itself.
    rules: { 'react-hooks/refs': 'off' },
  },
);
