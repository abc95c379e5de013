import { shellWords, hasExtension, quote, type Language } from './language';

/** The engine is named in the file's first line: `-- engine: postgres` or `-- engine: sqlite`. */
export const postgres: Language = {
  name: 'SQL (PostgreSQL)',
  matches: (program) => hasExtension('sql')(program) && /^--\s*engine:\s*postgres/i.test(program.text),
  plan: ({ file, options }) => ({
    tools: ['postgres'],
    services: ['postgres'],
    script: `${shellWords('psql', '-q', '-v', 'ON_ERROR_STOP=1', ...(options.flags ?? []))} < ${quote(file)}`,
    limits: { memory: 1024 },
  }),
};

export const sqlite: Language = {
  name: 'SQL (SQLite)',
  matches: (program) => hasExtension('sql')(program) && /^--\s*engine:\s*sqlite/i.test(program.text),
  plan: ({ file, options }) => ({
    tools: ['sqlite'],
    script: `${shellWords('sqlite3', '-batch', '-bail', '-column', '-header', ...(options.flags ?? []), ':memory:')} < ${quote(file)}`,
  }),
};
