import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { DEFAULT_PARSE_FRONT_MATTER, getGitLastUpdate } from '@docusaurus/utils';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { lastUpdates, withLastUpdates } from './lastUpdates';

let site: string;

function commit(files: Record<string, string>, author: string, date: string): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  }
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  const who = ['-c', `user.name=${author}`, '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...who, 'add', '.'], { cwd: site, env });
  execFileSync('git', [...who, 'commit', '-qm', 'x', '--no-verify'], { cwd: site, env });
}

beforeAll(() => {
  const repository = mkdtempSync(path.join(os.tmpdir(), 'last-updates-'));
  execFileSync('git', ['init', '-q'], { cwd: repository });
  // A site need not be at the root of its repository.
  site = path.join(repository, 'site');
  commit({ 'docs/a.mdx': '1', 'docs/ü/b c.mdx': '1', 'other.md': '1' }, 'Ada, L', '2026-01-02T03:04:05Z');
  commit({ 'docs/a.mdx': '2' }, 'Grace', '2026-02-03T04:05:06Z');
  writeFileSync(path.join(site, 'docs/new.mdx'), '');
});

afterAll(() => rmSync(path.dirname(site), { recursive: true }));

test('knows of each file what the generator would ask git for', async () => {
  const updates = lastUpdates(site, 'docs');
  expect([...updates.keys()].sort()).toEqual(['docs/a.mdx', 'docs/ü/b c.mdx']);
  for (const [file, { author, date }] of updates) {
    const asked = await getGitLastUpdate(path.join(site, file));
    expect({ lastUpdatedBy: author, lastUpdatedAt: Date.parse(date) }).toEqual(asked);
  }
});

test('is empty where there is no git', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'no-git-'));
  expect(lastUpdates(folder, 'docs').size).toBe(0);
  rmSync(folder, { recursive: true });
});

test('completes a front matter in production, and leaves what an author wrote', async () => {
  const parse = async (fileContent: string, file = 'docs/a.mdx', read = withLastUpdates(site, 'docs')) => {
    const params = { filePath: path.join(site, file), fileContent };
    const { frontMatter } = await read({ ...params, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER });
    return frontMatter;
  };
  expect(await parse('---\ntitle: A\n---\n')).toEqual({ title: 'A' });
  vi.stubEnv('NODE_ENV', 'production');
  expect(await parse('---\ntitle: A\n---\n')).toEqual({
    title: 'A',
    last_update: { author: 'Grace', date: '2026-02-03T04:05:06.000Z' },
  });
  expect(await parse('---\nlast_update: { author: Me }\n---\n')).toEqual({ last_update: { author: 'Me' } });
  expect(await parse('', 'docs/a.mdx', withLastUpdates(site, 'docs', 'The owner'))).toMatchObject({
    last_update: { author: 'The owner', date: '2026-02-03T04:05:06.000Z' },
  });
  expect(await parse('', 'docs/new.mdx')).toEqual({});
  vi.unstubAllEnvs();
});
