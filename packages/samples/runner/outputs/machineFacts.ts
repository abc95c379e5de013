import fs from 'node:fs';
import os from 'node:os';

import { literalPattern } from '@groundwork/lib/literalPattern';
import { repository } from '../sandbox/surroundings';

/** What is true of one machine and one clone alone. */
export interface MachineFacts {
  /** Of the kernel, such as `6.18.44-fc-v769`. */
  release: string;
  host: string;
  /** Of the processor, such as `Intel(R) Xeon(R) Processor`. */
  model: string;
  processors: number;
  /** Folder and name of who runs the samples; inside they are `reader`. */
  home: string;
  user: string;
  /** The folder of the clone. */
  checkout: string;
}

/** A stretch of an output that tells such a fact; offsets in UTF-16 units. */
interface FoundFact {
  start: number;
  end: number;
  /** What it is, in words. */
  fact: string;
}

/** The facts of this machine. */
export function factsHere(): MachineFacts {
  return {
    release: os.release(),
    host: os.hostname(),
    model: os.cpus()[0]?.model.trim() ?? '',
    processors: Math.max(os.availableParallelism(), os.cpus().length),
    home: fs.realpathSync(os.homedir()),
    user: os.userInfo().username,
    checkout: repository,
  };
}

/**
 * Where an output tells what is true of the machine alone. Ordinary words count only where the line says what they are:
 * `vm` is a host in `Linux vm 6.18` and nothing in `vm.swappiness`, `2` is the number of processors in `CPUs: 2`.
 */
export function findFacts(output: string, facts: MachineFacts): FoundFact[] {
  return rulesFor(facts).flatMap(({ fact, pattern }) =>
    [...output.matchAll(pattern)].flatMap((match) => {
      const span = match.indices?.groups?.['fact'];
      return span ? [{ start: span[0], end: span[1], fact }] : [];
    }),
  );
}

interface Rule {
  fact: string;
  /** Its group `fact` is what tells it; the rest of the line says that it does. */
  pattern: RegExp;
}

/** Users and homes that say nothing about who recorded: those of every machine, and the sandbox's own. */
const everywhere = ['root', 'reader', 'nobody', '/', '/root', '/home/reader', '/nonexistent'];

function rulesFor({ release, host, model, processors, home, user, checkout }: MachineFacts): Rule[] {
  const number = /^\d+\.\d+\.\d+/.exec(release)?.[0];
  return [
    ...word("the kernel's release", release),
    ...(number ? near("the kernel's release", number, 'linux|kernel|release|uname') : []),
    ...(model ? word("the processor's model", model) : []),
    ...named("the host's name", host, 'host(?:name)?|nodename|uname', ['localhost', 'workbench']),
    // As `uname -a` prints it.
    ...(host ? [rule("the host's name", `(?<=\\bLinux )${whole(host)}(?= \\d)`)] : []),
    ...named("the user's name", user, 'user(?:name)?|login|logname|owner|uid|whoami|home', everywhere),
    ...(everywhere.includes(home) ? [] : word("the user's home", home)),
    ...(checkout.split('/').length > 2 ? word('the folder of the clone', checkout) : []),
    // Beside the noun or the call; any other way to show it is found by running with one processor.
    rule('the number of processors', `${counted}(?: *[:=] *|[^\\w\\n]{1,8})(?<fact>${processors})(?![\\w.])`),
    rule('the number of processors', `(?<![\\w.:-])(?<fact>${processors}) ${kinds}?(?:processors?|cpus?)\\b`),
  ];
}

const kinds = '(?:(?:logical|virtual|available|online) )';

/** Words before a number of processors. */
const counted =
  '(?:\\b(?:processors?|cpus|ncpus?|numcpu|gomaxprocs|nproc|availableparallelism|availableprocessors|hardwareconcurrency)\\b(?:\\(\\w*\\))?|\\bcpu\\(s\\))';

const rule = (fact: string, source: string): Rule => ({ fact, pattern: new RegExp(source, 'dgim') });

/** The text as whole words. */
const whole = (text: string): string => `(?<![\\w.-])(?<fact>${literalPattern(text)})(?![\\w-]|\\.\\w)`;

const word = (fact: string, text: string): Rule[] => (text ? [rule(fact, whole(text))] : []);

/** The text on a line that also has one of these words. */
const near = (fact: string, text: string, words: string): Rule[] => [
  rule(fact, `(?<=\\b(?:${words})\\b.*)${whole(text)}`),
  rule(fact, `${whole(text)}(?=.*\\b(?:${words})\\b)`),
];

/** A name, which may be an ordinary word as well: alone on its line, in an address, or beside a word that announces one. */
function named(fact: string, name: string, words: string, common: readonly string[]): Rule[] {
  if (!name || common.includes(name)) return [];
  const distinct = name.length >= 6 && /[\d-]/.test(name);
  if (distinct) return word(fact, name);
  return [
    rule(fact, `^[ ]*(?<fact>${literalPattern(name)})[ ]*$`),
    rule(fact, `(?<=\\w@)${whole(name)}`),
    rule(fact, `${whole(name)}(?=@\\w)`),
    ...near(fact, name, words),
  ];
}
