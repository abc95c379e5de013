import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { writeFileList } from '../../site/plugins/offline/node/fileList';
import { billOfMaterialsFile } from '../../tools/generator/materials/billOfMaterials';
import { generatorArguments } from '../../tools/generator/generatorArguments';
import { builtFiles } from './support/builtPages';
import { expect, test } from './support/test';

/** What a build makes; the packages are linked, because the bundler looks at where a file really is. */
const notCopied = ['node_modules', 'build', '.cache', '.docusaurus', 'test-results'];

test('the same sources give the same bytes in another folder, without a cache', { tag: '@verify' }, async () => {
  test.setTimeout(600_000);
  const root = path.resolve('.cache/reproducible');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  try {
    for (const entry of readdirSync('.').filter((name) => !notCopied.includes(name)))
      cpSync(entry, path.join(root, entry), { recursive: true });
    linkFolder('node_modules', path.join(root, 'node_modules'));
    const site = path.join(root, 'build');
    const { status, stderr } = spawnSync(process.execPath, [...generatorArguments(root), '--out-dir', site], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
    });
    expect(status, stderr).toBe(0);
    await writeFileList(site);

    const differing = builtFiles()
      // Written beside or after the generator: compressed files, and the bill of materials, which has its own test.
      .filter((file) => !/\.(?:br|gz|zst)$/.test(file) && file !== `/${billOfMaterialsFile}`)
      .filter((file) => hashOf(path.join('build', file)) !== hashOf(path.join(site, file)));
    expect(differing).toEqual([]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

function hashOf(file: string): string {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch {
    return 'no such file';
  }
}

/** The same files in another folder of the same disk, without their content being copied. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isFile()) linkSync(source, target);
    else cpSync(source, target, { verbatimSymlinks: true });
  }
}
