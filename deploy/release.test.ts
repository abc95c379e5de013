import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { hashedFolders } from '../site/config/headers';

let folder: string;
const site = (): string => path.join(folder, 'site');

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build of these files, each with its own name as its text. */
function build(...files: string[]): string {
  const made = mkdtempSync(path.join(folder, 'build-'));
  for (const file of ['index.html', ...files]) {
    mkdirSync(path.dirname(path.join(made, file)), { recursive: true });
    writeFileSync(path.join(made, file), `${file} of ${files.join()}`);
  }
  return made;
}

function release(from: string, keep = '3'): { status: number | null; stderr: string } {
  const { status, stderr } = spawnSync('sh', ['deploy/release.sh', from, site(), keep], { encoding: 'utf8' });
  return { status, stderr };
}

const served = (file: string): boolean => existsSync(path.join(site(), file));

describe('a release', () => {
  it('takes the place of the one before, and keeps its hashed files and only those', () => {
    expect(release(build('assets/js/main.a.js', 'frames/edit-html-a.html', 'docs/gone.html'))).toMatchObject({
      status: 0,
    });
    expect(release(build('assets/js/main.b.js'))).toMatchObject({ status: 0 });
    expect(readFileSync(path.join(site(), 'index.html'), 'utf8')).toContain('main.b.js');
    expect(served('assets/js/main.a.js')).toBe(true);
    expect(served('assets/js/main.b.js')).toBe(true);
    expect(served('frames/edit-html-a.html')).toBe(true);
    expect(served('docs/gone.html')).toBe(false);
  });

  it('keeps them for so many deploys, and then neither them nor the release', () => {
    for (const name of ['a', 'b', 'c', 'd']) release(build(`assets/js/main.${name}.js`), '2');
    expect(['a', 'b', 'c', 'd'].map((name) => served(`assets/js/main.${name}.js`))).toEqual([false, true, true, true]);
    expect(existsSync(`${site()}.releases/1`)).toBe(false);
    expect(readlinkSync(site())).toBe('site.releases/4');
  });

  it('carries a file of every folder that readers may keep', () => {
    const files = hashedFolders.map((place) => `${place.slice(1)}x.0000.js`);
    release(build(...files));
    release(build());
    expect(files.filter((file) => !served(file))).toEqual([]);
  });

  it('leaves the site as it is where there is no build', () => {
    release(build('assets/js/main.a.js'));
    mkdirSync(path.join(folder, 'empty'));
    expect(release(path.join(folder, 'empty'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('found no index.html') as string,
    });
    expect(served('assets/js/main.a.js')).toBe(true);
  });

  it('trusts nothing of one that was killed', () => {
    release(build('assets/js/main.a.js'));
    mkdirSync(`${site()}.releases/2.new/assets/js`, { recursive: true });
    writeFileSync(`${site()}.releases/2.new/assets/js/half.js`, '');
    expect(release(build('assets/js/main.b.js'))).toMatchObject({ status: 0 });
    expect(served('assets/js/half.js')).toBe(false);
    expect(served('assets/js/main.a.js')).toBe(true);
  });

  it('waits for no other: it says that one is under way', () => {
    release(build());
    mkdirSync(`${site()}.releases/lock`);
    expect(release(build('assets/js/main.b.js'))).toMatchObject({ status: 1 });
    expect(served('assets/js/main.b.js')).toBe(false);
  });

  it('never takes a folder away that it did not make', () => {
    mkdirSync(site());
    expect(release(build())).toMatchObject({ status: 1 });
  });
});
