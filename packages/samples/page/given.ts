import type { ProgramBlock, SessionBlock } from '../contract/fences/blocks';
import { gccFlags } from '../contract/options/compiling';
import { isShortStdin } from '../contract/options/readerCommand';
import { debianPackageOf } from '../contract/options/knownCommands';
import type { ProgramOptions, SamplesJson } from '../contract/options/samplesJson';

type SessionOptions = NonNullable<SamplesJson['sessions']>;

/** What a sample was run by and with, as its evidence says it. */
interface GivenRun {
  /** The programs that decide, with their versions. */
  toolchain: string;
  /** What else the output depends on, each a phrase in plain words. */
  given: readonly string[];
}

/**
 * How the output of a block came about: from samples.json, and the versions of the lock. The versions of Debian's
 * packages stand in the lock after what decides; here they are one of the things that a run is given.
 */
export function runOf(block: ProgramBlock | SessionBlock, options: SamplesJson, toolchain: string): GivenRun {
  const { programs = {}, sessions = {} } = options;
  const file = block.kind === 'program' ? (block.of ?? block.file) : undefined;
  const own: ProgramOptions | SessionOptions = file === undefined ? sessions : (programs[file] ?? {});
  const started = file === undefined ? [] : startedWith(file, programs[file] ?? {});
  const [decides = '', ...others] = toolchain.split(', ');
  const isPackage = (label: string) =>
    own.needs?.some((name) => label.startsWith(`${debianPackageOf[name]} `)) ?? false;
  return {
    toolchain: [decides, ...others.filter((label) => !isPackage(label))].join(', '),
    given: [...started, ...surroundings(own, others.filter(isPackage))],
  };
}

function startedWith(file: string, options: ProgramOptions): string[] {
  const { args = [], stdin, run, command, schema } = options;
  const runBy = run === 'command' ? command : undefined;
  return [
    ...(runBy === undefined
      ? compiledWith(file, options)
      : [`run by ${runBy.replaceAll(/"?(?:\$PWD\/)?\$FILE\b"?/g, file)}`]),
    ...(schema === undefined ? [] : [`checked against ${schema.replace(/^npm:/, '')}`]),
    ...(args.length > 0 ? [`with the ${plural('argument', args)} ${words(args)}`] : []),
    ...(stdin === undefined ? [] : [`with ${stdinInWords(stdin)} on its standard input`]),
  ];
}

const stdinInWords = (text: string): string => (isShortStdin(text) ? JSON.stringify(text) : 'text');

function compiledWith(file: string, { flags = [], run }: ProgramOptions): string[] {
  if (file.endsWith('.c')) return [`compiled with gcc ${words([...gccFlags, ...flags])}`];
  if (flags.length === 0) return [];
  return [run === 'tsc' ? `checked with tsc ${words(flags)}` : `started with ${words(flags)}`];
}

function surroundings(options: ProgramOptions | SessionOptions, packages: readonly string[]): string[] {
  const { user, network, services = [], env = {}, libs = [], decides = [] } = options;
  const variables = Object.entries(env).map(([name, value]) => `${name}=${word(value)}`);
  return [
    ...(user === 'root' ? ['as root in a sandbox'] : []),
    ...(network === 'loopback' ? ['with no network but localhost'] : []),
    ...(services.some((name) => !decides.includes(name)) ? ['with a PostgreSQL server of its own'] : []),
    ...(variables.length > 0 ? [`with ${variables.join(' ')}`] : []),
    ...(packages.length > 0 ? [`with the Debian ${plural('package', packages)} ${packages.join(', ')}`] : []),
    ...(libs.length > 0 ? [`with ${libs.map(libraryName).join(', ')}`] : []),
  ];
}

const plural = (noun: string, { length }: readonly unknown[]): string => (length === 1 ? noun : `${noun}s`);

const words = (list: readonly string[]): string => list.map(word).join(' ');
const word = (value: string): string => (/^[^\s"'$;&|<>()]+$/.test(value) ? value : JSON.stringify(value));

/** `hibernate-core 7.4.6.Final` of `org.hibernate.orm:hibernate-core:7.4.6.Final`. */
function libraryName(coordinates: string): string {
  const [, artifact = coordinates, version = ''] = coordinates.split(':');
  return `${artifact} ${version}`.trim();
}
