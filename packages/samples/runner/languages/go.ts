import { shellWords, hasExtension, type Language } from './language';

/** `go run`: its last line on a failure is `exit status N`, and its own status is then 1. */
export const go: Language = {
  name: 'Go',
  matches: hasExtension('go'),
  plan: ({ file, options }) => ({
    tools: ['go'],
    script: shellWords('go', 'run', ...(options.flags ?? []), file, ...(options.args ?? [])),
    limits: { memory: 1024 },
  }),
};
