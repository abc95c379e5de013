import { expect, it } from 'vitest';

import { findTool, kernelLabel, postgresBinary, probe } from './toolchains';

it('a command is known by the version that it prints, and else not there', () => {
  expect(probe('bash', ['--version'], /version (\d+)/, 'Shell')?.label).toMatch(/^Shell \d+$/);
  expect(probe('/bin/sh', ['-c', 'echo 7'], /(\d)/, 'sh')).toEqual({
    label: 'sh 7',
    bin: '/bin',
    executable: '/bin/sh',
  });
  expect(probe('bash', ['--version'], /no such word (\d+)/, 'Shell')).toBeUndefined();
  expect(probe('no-such-command', [], /(.*)/, 'None')).toBeUndefined();
});

it('a tool on Node is named with it, and a shell with the kernel below it', () => {
  expect(findTool('tsx')?.label).toMatch(/^tsx \d+\.\d+\.\d+ on Node\.js \d/);
  expect(findTool('bash')?.label).toMatch(new RegExp(`^bash .* on ${kernelLabel()}$`));
  expect(kernelLabel()).toMatch(/^Linux \d+\.\d+$/);
});

it('a program of PostgreSQL is looked for where Debian keeps it, and by its name where it is not', () => {
  expect(postgresBinary('postgres')).toMatch(/^(\/usr\/lib\/postgresql\/\d+\/bin\/)?postgres$/);
});
