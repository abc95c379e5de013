import { html, react } from './browser';
import { config } from './config';
import { go } from './go';
import { java } from './java';
import type { Language, Program } from './language';
import { bash, c, declaredCommand, python } from './native';
import { javascript, typeChecked, typescript } from './node';
import { postgres, sqlite } from './sql';

/** In order: the first that matches runs the program. */
export const languages: readonly Language[] = [
  declaredCommand,
  typeChecked,
  config,
  html,
  react,
  postgres,
  sqlite,
  go,
  java,
  javascript,
  typescript,
  c,
  python,
  bash,
];

export function languageOf(program: Program): Language | undefined {
  return languages.find((language) => language.matches(program));
}
