import { go } from './go';
import { java } from './java';
import type { Language, Program } from './language';
import { bash, c, declaredCommand, python } from './native';
import { javascript, typeChecked, typescript } from './node';

/** In order: the first that matches runs the program. */
export const languages: readonly Language[] = [
  declaredCommand,
  typeChecked,
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
