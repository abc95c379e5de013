import { shellWords, hasExtension, type Language } from './language';

export const javascript: Language = {
  name: 'JavaScript',
  matches: hasExtension('mjs', 'js', 'cjs'),
  plan: ({ file, options }) => ({
    tools: ['node'],
    script: shellWords('node', ...(options.flags ?? []), file, ...(options.args ?? [])),
  }),
};

/** Types are erased, not checked, as Node would: `tests/content/types.test.ts` checks them all together. */
export const typescript: Language = {
  name: 'TypeScript',
  matches: hasExtension('ts', 'tsx', 'jsx', 'mts', 'cts'),
  plan: ({ file, options, inputs }) => ({
    tools: ['tsx'],
    env: { TSX_TSCONFIG_PATH: inputs.includes('tsconfig.json') ? 'tsconfig.json' : '/environment/tsconfig.json' },
    script: shellWords(
      'node',
      '--import',
      'file:///node_modules/tsx/dist/loader.mjs',
      ...(options.flags ?? []),
      file,
      ...(options.args ?? []),
    ),
  }),
};

const strictFlags = [
  '--noEmit',
  '--strict',
  '--target',
  'es2024',
  '--module',
  'nodenext',
  '--skipLibCheck',
  '--types',
  'node',
  '--typeRoots',
  '/node_modules/@types',
  '--jsx',
  'react-jsx',
];

/** `run: tsc`: the compiler's own messages are the output. A `tsconfig.json` of the page decides when it is there. */
export const typeChecked: Language = {
  name: 'TypeScript (checked)',
  matches: ({ options }) => options.run === 'tsc',
  plan: ({ file, options, inputs }) => {
    const flags = options.flags ?? strictFlags;
    const project = inputs.includes('tsconfig.json') && !options.flags;
    const words = project ? ['--noEmit', '-p', '.'] : ['--ignoreConfig', ...flags, file];
    return { tools: ['tsc'], script: shellWords('tsc', '--pretty', 'false', ...words) };
  },
};
