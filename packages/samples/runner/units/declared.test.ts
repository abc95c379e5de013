import { expect, it } from 'vitest';

import { notesFolder } from '../../testing/notesFolder';
import { declaredOf } from './declared';
import { unitsOf } from './units';

const { root, write } = notesFolder();
const page = 'java/jvm';
write(`samples/${page}/Main.java`, '');

function declared(options: object, form = '') {
  write(`docs/${page}.mdx`, `${form}\`\`\`java file=Main.java\n\`\`\`\n\n\`\`\`console\n$ id\n\`\`\`\n`);
  write(`samples/${page}/samples.json`, JSON.stringify(options));
  return unitsOf(root, page, [page]).units.map(declaredOf);
}

it('a session has a terminal and more memory, a program what its language gives it', () => {
  const [program, session] = declared({});
  expect(program).toMatchObject({ name: 'bash', cwd: 'jvm', files: ['Main.java'], limits: { memory: 1024 } });
  expect(program?.script).toMatch(/^"\$JAVA_HOME_25\/bin\/java" -Xmx256m Main\.java$/);
  expect(session).toMatchObject({ name: 'session-shell', limits: { memory: 1536, timeout: 30 } });
  expect(session?.script).toMatch(/^exec script .*stty -echo cols 72/);
});

it('samples.json has the last word', () => {
  const [program, session] = declared({
    programs: { 'Main.java': { tty: true, memory: 64, env: { A: '1' }, stdin: 'typed' } },
    sessions: { tty: false, timeout: 5, libs: ['org.example:a:1.0'] },
  });
  expect(program).toMatchObject({ limits: { memory: 64 }, env: { A: '1' }, plan: { stdin: 'typed' } });
  expect(program?.script).toMatch(/^exec script /);
  expect(session).toMatchObject({ limits: { timeout: 5 }, plan: { tools: ['bash', 'maven'] } });
  expect(session?.script).not.toMatch(/^exec script /);
});

it('a page with a walk has its files as they are shown', () => {
  expect(declared({}).map(({ asShown }) => asShown)).toEqual([false, false]);
  expect(declared({}, '---\nform: walk\n---\n\n').map(({ asShown }) => asShown)).toEqual([true, true]);
});
