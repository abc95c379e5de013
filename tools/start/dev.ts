import { spawn } from 'node:child_process';

import { whenParentIsGone } from './parent';

// npm run dev: the generator's development server with fast refresh; arguments are its own (--port 4000).
const { PORT = '3000' } = process.env;
const generator = spawn(
  process.execPath,
  [
    '--require',
    './tools/generator/endWithParent.cjs',
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    'start',
    '--no-open',
    '--port',
    PORT,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => generator.kill(signal));
whenParentIsGone(() => generator.kill());
generator.on('exit', (code) => process.exit(code ?? 0));
