// Plain JavaScript without dependencies: this runs on a machine where nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Takes the repository's folder and installs from the lock file, unless what is installed is what the lock names.
 * Ends the process with npm's own status if the installation fails.
 * @param {string} root
 */
export function ensureInstalled(root) {
  const difference = differenceFromLock(root);
  if (difference === null) return;
  console.log(`Installing from package-lock.json (${difference}) …`);
  const { status, error } = spawnSync(...npm(['ci', '--include=dev', '--no-audit', '--no-fund']), {
    cwd: root,
    stdio: 'inherit',
  });
  if (status === 0) return;
  console.error(`npm ci failed${error ? `: ${error.message}` : ''}. Its message is above.`);
  process.exit(status ?? 1);
}

/**
 * What is installed that the lock does not name, or the reverse: one difference in words, or null where they agree.
 * npm leaves the list of what it installed in `node_modules/.package-lock.json`, so no record of our own can go stale.
 * @param {string} root
 * @returns {string | null}
 */
export function differenceFromLock(root) {
  const installedFile = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return 'nothing is installed yet';
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  const installed = packagesOf(installedFile);
  for (const [folder, entry] of Object.entries(wanted)) {
    if (folder === '') continue;
    const found = installed[folder];
    if (!found && (entry.optional || entry.devOptional)) continue;
    if (found?.version !== entry.version) {
      return `${folder}: expected ${entry.version}, found ${found?.version ?? 'nothing'}`;
    }
  }
  return null;
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/**
 * The npm that runs us where there is one: its path works on every system, `npm` alone does not on Windows.
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
function npm(args) {
  const script = process.env.npm_execpath;
  return script ? [process.execPath, [script, ...args]] : ['npm', args];
}
