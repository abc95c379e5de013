import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, expect, it, vi } from 'vitest';

import { prepareUnit } from '../suite/execute';
import { unitsOf } from '../units/units';

vi.mock('./toolchains', async (original) => ({
  ...(await original<object>()),
  kernelLabel: () => 'Linux 6.18',
  findTool: (name: string) => ({ label: `${name} 1.2 on Linux 6.18`, bin: '/usr/bin', executable: `/usr/bin/${name}` }),
  probe: (name: string, _args: unknown, _version: unknown, label: string) =>
    name === 'git' ? { label: `${label} 2.39.5`, bin: '/usr/bin', executable: '/usr/bin/git' } : undefined,
}));
vi.mock('./commands', async (original) => ({
  ...(await original<object>()),
  hasCommand: () => true,
  packageLabel: (name: string) => `${name}-package 7`,
}));

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'gw-decides-'));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

async function prepared(sessions: object) {
  for (const [file, text] of [
    ['docs/tools/trees.mdx', '```console\n$ git --version\n```\n'],
    ['samples/tools/trees/samples.json', JSON.stringify({ sessions })],
  ] as const) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  const [unit] = unitsOf(root, 'tools/trees', ['tools/trees']).units;
  return prepareUnit(unit!);
}

it('names the shell where nothing else is said', async () => {
  expect((await prepared({})).toolchain).toBe('bash 1.2 on Linux 6.18');
});

it('names the program that decides instead of the shell, and the kernel below it', async () => {
  expect((await prepared({ decides: ['git'] })).toolchain).toBe('Git 2.39.5 on Linux 6.18');
});

it('finds the version of a library where it is pinned', async () => {
  const libs = ['org.apache.kafka:kafka-server:4.4.0', 'com.h2database:h2:2.5.252'];
  expect((await prepared({ decides: ['kafka', 'h2'], libs })).toolchain).toBe('Kafka 4.4.0, H2 2.5.252 on Linux 6.18');
});

it('names a needed command once, the others after it', async () => {
  const { toolchain } = await prepared({ decides: ['rabbitmq'], needs: ['rabbitmq-server', 'ip'] });
  expect(toolchain).toBe('RabbitMQ 7 on Linux 6.18, ip-package 7');
});

it('takes a needed command as the program that decides', async () => {
  expect((await prepared({ decides: ['nft'], needs: ['nft'] })).toolchain).toBe('nft-package 7 on Linux 6.18');
});

it('counts a program that decides and is not there as missing', async () => {
  expect((await prepared({ decides: ['openssl'] })).missing).toEqual(['openssl']);
});

it('refuses a name that it does not know, with those it knows', async () => {
  await expect(prepared({ decides: ['postgre'] })).rejects.toThrow(/decides: one of .*postgres.*found {5}postgre/s);
});
