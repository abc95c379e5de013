import { expect, it } from 'vitest';

import { hashOf } from '../../contract/hash';
import { notesFolder } from '../../testing/notesFolder';
import { programEvidence, sessionEvidence } from './evidence';
import { inputsOf } from './inputs';
import { unitsOf } from './units';

it('proves the whole file and the commands, whatever of them is shown', () => {
  const { root, write } = notesFolder();
  write('docs/bash/a.mdx', '```bash file=a.sh\n```\n\n```console\n$ id\n$ pwd\n```\n');
  write('samples/bash/a/a.sh', '# #region a\nid\n# #endregion a\n');
  const [program, session] = unitsOf(root, 'bash/a', ['bash/a']).units;
  if (program?.kind !== 'program' || session?.kind !== 'session') throw new Error('expected a program and a session');
  const run = { output: hashOf('out'), toolchain: 'bash 5', date: '2026-11-26' };
  expect(programEvidence(program, 'out', 'bash 5', '2026-11-26')).toEqual({
    ...{ ...run, inputs: inputsOf(program) },
    source: hashOf('# #region a\nid\n# #endregion a\n'),
  });
  expect(sessionEvidence(session, 'out', 'bash 5', '2026-11-26')).toEqual({
    ...{ ...run, inputs: inputsOf(session) },
    source: hashOf('id', 'pwd'),
  });
});
