import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { themeCss } from './themeCss';

export interface Options {
  /** Names of the colour themes of code in the two modes. */
  light: string;
  dark: string;
}

/** Colours highlighted code: writes the chosen themes as a stylesheet and adds it to every page. */
export default async function highlight(context: LoadContext, options: Options): Promise<Plugin<void>> {
  const stylesheet = path.join(context.generatedFilesDir, 'code-theme.css');
  await mkdir(context.generatedFilesDir, { recursive: true });
  await writeFile(stylesheet, themeCss(options.light, options.dark));
  return {
    name: 'groundwork-highlight',
    getClientModules: () => [stylesheet],
  };
}
