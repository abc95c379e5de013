import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { choiceCss, codeClasses, themeCss } from '@groundwork/code/highlight/themeCss';

export interface HighlightOptions {
  /** Names of the colour themes of code in the two modes. */
  light: string;
  dark: string;
  /** The theme on light ground that a reader may choose. */
  paper: string;
}

/**
 * Colours highlighted code: writes the chosen themes as a stylesheet and adds it to every page. The one that a reader
 * may choose is a text beside it, fetched by those who do (`site/plugins/preferences`), and the editor of samples is told
 * the classes.
 */
export default async function highlight(context: LoadContext, options: HighlightOptions): Promise<Plugin<void>> {
  const stylesheet = path.join(context.generatedFilesDir, 'code-theme.css');
  await mkdir(context.generatedFilesDir, { recursive: true });
  await writeFile(stylesheet, themeCss(options.light, options.dark));
  await writeFile(path.join(context.generatedFilesDir, 'code-theme-light.pcss'), choiceCss(options, options.paper));
  await writeFile(path.join(context.generatedFilesDir, 'code-classes.json'), JSON.stringify(codeClasses(options)));
  return {
    name: 'groundwork-highlight',
    getClientModules: () => [stylesheet],
  };
}
