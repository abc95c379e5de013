import { existsSync } from 'node:fs';

import { tool, type RunPart } from '../runners';

const scripts = /\.(ts|tsx|mts|mjs|cjs)$/;
const styles = /\.p?css$/;

/** What of the check is quick on a few files, by the name of its part: format and lint. */
export function quickChecks(changed: readonly string[]): { name: string; run: RunPart }[] {
  const files = changed.filter((file) => existsSync(file));
  const toLint = files.filter((file) => scripts.test(file));
  const toStyle = files.filter((file) => styles.test(file));
  return [
    ...(files.length > 0
      ? [{ name: 'format', run: tool('prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...files) }]
      : []),
    ...(toLint.length > 0
      ? [{ name: 'lint', run: tool('eslint/bin/eslint.js', '--max-warnings=0', '--no-warn-ignored', ...toLint) }]
      : []),
    ...(toStyle.length > 0
      ? [
          {
            name: 'styles',
            run: tool('stylelint/bin/stylelint.mjs', '--max-warnings=0', '--allow-empty-input', ...toStyle),
          },
        ]
      : []),
  ];
}
