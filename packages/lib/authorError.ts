/** Where an author went wrong, and how to mend it. */
export interface AuthorMistake {
  /** Path of the file, relative to the repository. */
  file: string;
  /** Line in that file, counted from 1. */
  line?: number;
  expected: string;
  found: string;
  hint: string;
}

/**
 * An error that an author can act on without reading our code.
 * Its message has the place on the first line, then expected, found and hint, one a line.
 */
export class AuthorError extends Error {
  readonly mistake: AuthorMistake;

  constructor(mistake: AuthorMistake) {
    super(describe(mistake));
    this.name = 'AuthorError';
    this.mistake = mistake;
    // The mistake is in the author's file: our call stack would only push the message off the screen.
    this.stack = `${this.name}: ${this.message}`;
  }
}

function describe({ file, line, expected, found, hint }: AuthorMistake): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return [place, `  expected  ${expected}`, `  found     ${found}`, `  hint      ${hint}`].join('\n');
}
