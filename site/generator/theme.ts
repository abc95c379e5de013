import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

/**
 * Puts `site/theme/` in place of the generator's parts of the same name, after all other themes. The generator itself
 * looks only in `src/theme`; what a part of ours wraps it gets as `@theme-init/…`.
 */
export default function theme(): Plugin<void> {
  const folder = path.resolve(__dirname, '../theme');
  return { name: 'groundwork-theme', getThemePath: () => folder, getTypeScriptThemePath: () => folder };
}
