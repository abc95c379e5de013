import type { ProgramOptions } from '../../contract/options/samplesJson';
import type { Limits } from '../sandbox/limits';
import type { ToolName } from '../toolchains/toolchains';

/** A program file to be run, seen by its language. */
export interface Program {
  root: string;
  page: string;
  /** Path below the page's sample folder. */
  file: string;
  text: string;
  options: ProgramOptions;
  /** All files of the sample folder. */
  inputs: readonly string[];
}

/**
 * How a program is run, as the repository alone decides it: a plan is the same on every machine, and making one fetches
 * and finds nothing.
 */
export interface Plan {
  /** Tools that must be there; the first one is printed as the evidence. */
  tools: readonly ToolName[];
  /** Bash script, run in the folder that holds the page's sample files. */
  script: string;
  env?: Readonly<Record<string, string>>;
  /** Libraries on the class path, as samples.json names them. */
  libs?: readonly string[];
  limits?: Partial<Limits>;
  services?: readonly 'postgres'[];
  stdin?: string;
}

/** One language of the samples. */
export interface Language {
  name: string;
  matches(program: Program): boolean;
  plan(program: Program): Plan;
}

/** A word quoted for bash. */
export function quote(word: string): string {
  return /^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** Words joined into a bash command. */
export function shellWords(...words: readonly string[]): string {
  return words.map(quote).join(' ');
}

export function hasExtension(...extensions: readonly string[]) {
  return ({ file }: Program): boolean => extensions.some((extension) => file.endsWith(`.${extension}`));
}
