import path from 'node:path';

import { gccFlags } from '../../contract/options/compiling';
import { shellWords, hasExtension, type Language } from './language';
import { withLibraries } from '../dependencies/mavenLibraries';

/** Compiled with warnings, then run with line-buffered output, as a terminal would see it. */
export const c: Language = {
  name: 'C',
  matches: hasExtension('c'),
  plan: ({ file, options }) => {
    const binary = path.basename(file, '.c');
    const compile = shellWords('gcc', ...gccFlags, file, '-o', binary, ...(options.flags ?? []));
    return {
      tools: ['gcc'],
      script: `${compile} && ${shellWords('stdbuf', '-oL', `./${binary}`, ...(options.args ?? []))}`,
    };
  },
};

export const python: Language = {
  name: 'Python',
  matches: hasExtension('py'),
  plan: ({ file, options }) => ({
    tools: ['python'],
    script: shellWords('python3', ...(options.flags ?? []), file, ...(options.args ?? [])),
  }),
};

export const bash: Language = {
  name: 'Bash',
  matches: hasExtension('sh', 'bash'),
  plan: ({ file, options }) => ({
    tools: ['bash'],
    script: shellWords('bash', ...(options.flags ?? []), file, ...(options.args ?? [])),
  }),
};

/** `run: command`: a declared command, such as a validator, with the file's name in `$FILE`. */
export const declaredCommand: Language = {
  name: 'Command',
  matches: ({ options }) => options.run === 'command',
  plan: ({ file, options }) => ({
    ...withLibraries(options.libs),
    script: options.command ?? 'false',
    env: { FILE: file },
  }),
};
