import { defined } from '@groundwork/lib/defined';
import { shellWords, hasExtension, type Language } from './language';

/** YAML, JSON and TOML, checked against the JSON schema that samples.json names (`npm:package/file` for a package's). */
export const config: Language = {
  name: 'Configuration',
  matches: (program) => program.options.schema !== undefined && hasExtension('yaml', 'yml', 'json', 'toml')(program),
  plan: ({ file, options }) => ({
    tools: ['schema', 'node'],
    script: shellWords(
      'node',
      '/environment/validate.mjs',
      file,
      defined(options.schema, 'The schema').replace(/^npm:/, '/node_modules/'),
    ),
  }),
};
