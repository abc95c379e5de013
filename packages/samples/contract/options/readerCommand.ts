import { gccFlags } from './compiling';
import type { ProgramOptions } from './samplesJson';

/**
 * What a reader types to run a program as it was recorded, in a folder with its files. Undefined where no one line does:
 * for pages in a browser, type checks, databases, libraries of Maven, and a network of one's own that has to be set up.
 */
export function readerCommand(file: string, options: ProgramOptions): string | undefined {
  const { schema, libs = [], services = [], stdin, env = {}, user, network } = options;
  if (schema !== undefined || libs.length > 0 || services.length > 0 || (user && network)) return undefined;
  const start = startOf(file, options);
  if (!start) return undefined;
  const typed = stdin === undefined ? [] : [`printf %s ${quote(stdin)} |`];
  const set = Object.entries(env).map(([name, value]) => `${name}=${quote(value)}`);
  // Root of namespaces of its own, as it was recorded: nothing of the reader's machine is changed.
  const root = user === 'root' ? ['unshare --map-root-user --mount --net --uts'] : [];
  const run = [...typed, ...set, ...root, start.run].join(' ');
  return start.compile === undefined ? run : `${start.compile} && ${run}`;
}

interface Start {
  compile?: string;
  run: string;
}

function startOf(file: string, { run, command = '', flags = [], args = [] }: ProgramOptions): Start | undefined {
  if (run === 'tsc') return undefined;
  if (run === 'command') return { run: command.replaceAll(/"?(?:\$PWD\/)?\$FILE\b"?/g, file) };
  const extension = /\.(\w+)$/.exec(file)?.[1] ?? '';
  const words = (...list: readonly string[]) => list.map(quote).join(' ');
  if (extension === 'c') {
    const binary = file.replace(/^.*\/|\.c$/g, '');
    return { compile: words('gcc', ...gccFlags, file, '-o', binary, ...flags), run: words(`./${binary}`, ...args) };
  }
  const [program, ...more] = programs[extension] ?? [];
  if (program === undefined) return undefined;
  // `go run` takes other files of the program behind the first one.
  const started = extension === 'go' ? [...more, file, ...flags] : [...more, ...flags, file];
  return { run: words(program, ...started, ...args) };
}

const programs: Readonly<Record<string, readonly string[]>> = {
  py: ['python3'],
  sh: ['bash'],
  bash: ['bash'],
  js: ['node'],
  mjs: ['node'],
  cjs: ['node'],
  ts: ['npx', 'tsx'],
  go: ['go', 'run'],
  java: ['java'],
};

/** Whether what a program reads can be said in the line of its evidence. */
export const isShortStdin = (text: string): boolean => text.length <= 60;

/** A word quoted for a shell. */
const quote = (word: string): string => (/^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);
