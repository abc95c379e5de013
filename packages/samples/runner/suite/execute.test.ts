import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, expect, it, vi } from 'vitest';

import { prepareUnit } from './execute';
import { unitsOf } from '../units/units';

vi.mock('../toolchains/commands', async (original) => ({ ...(await original<object>()), hasCommand: () => false }));

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'gw-needs-'));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

it('names a command that is missing, with the package that brings it', async () => {
  write('docs/network/nat.mdx', '```console\n$ nft list ruleset\n```\n');
  write('samples/network/nat/samples.json', JSON.stringify({ sessions: { needs: ['nft'], user: 'root' } }));
  const [unit] = unitsOf(root, 'network/nat', ['network/nat']).units;
  const { missing } = await prepareUnit(unit!);
  expect(missing).toEqual(["nft (Debian's package nftables)"]);
});
