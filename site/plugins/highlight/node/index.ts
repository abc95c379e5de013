import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { choiceCss, codeClasses, isThemeName, themeCss, themeNames } from '@groundwork/code/themes';
import { AuthorError } from '@groundwork/lib/authorError';
import { preferencesAttribute } from '../../preferences/shared/attribute';

interface HighlightOptions {
  /** Names of the colour themes of code in the two modes. */
  light: string;
  dark: string;
  /** The theme on light ground that a reader may choose. */
  paper: string;
}

/** Where the word for code on light ground stands while a reader chooses it; at night the ground stays dark. */
const chosenPaper = `[data-theme='light'][${preferencesAttribute}~='paper']`;

/**
 * Colours highlighted code: writes the chosen themes as a stylesheet and adds it to every page. The one that a reader
 * may choose is a text beside it, fetched by those who do (`site/plugins/preferences`), and the editor of samples is told
 * the classes.
 * @throws AuthorError where a theme is unknown.
 */
export default async function highlight(context: LoadContext, options: HighlightOptions): Promise<Plugin<void>> {
  const { light, dark, paper } = options;
  for (const [mode, name] of Object.entries({ light, dark, paper })) requireTheme(mode, name);
  const stylesheet = path.join(context.generatedFilesDir, 'code-theme.css');
  await mkdir(context.generatedFilesDir, { recursive: true });
  await writeFile(stylesheet, themeCss(options));
  await writeFile(
    path.join(context.generatedFilesDir, 'code-theme-light.pcss'),
    choiceCss(options, paper, chosenPaper),
  );
  await writeFile(path.join(context.generatedFilesDir, 'code-classes.json'), JSON.stringify(codeClasses(options)));
  return {
    name: 'groundwork-highlight',
    getClientModules: () => [stylesheet],
  };
}

function requireTheme(mode: string, name: string): void {
  if (isThemeName(name)) return;
  throw new AuthorError({
    file: 'site/config/codeThemeNames.ts',
    expected: `${mode}: one of ${themeNames.join(', ')}`,
    found: JSON.stringify(name),
    hint: 'write the name as it stands in the list',
  });
}
