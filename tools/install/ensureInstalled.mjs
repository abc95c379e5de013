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
  const [command, args] = npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  const failure = installBy(() => spawnSync(command, args, { cwd: root, stdio: 'inherit' }));
  if (failure === null) return;
  console.error(failure.sentence);
  process.exit(failure.status);
}

/**
 * Three tries, because a registry refuses now and then. Takes what runs npm once, and what rests for so many
 * milliseconds. Returns null where a try was good, otherwise a sentence that says what to do and the status of npm.
 * @param {() => { status: number | null, error?: Error | undefined }} run
 * @param {(milliseconds: number) => void} rest
 * @returns {{ sentence: string, status: number } | null}
 */
export function installBy(run, rest = restHere) {
  for (let attempt = 0; ; attempt++) {
    const { status, error } = run();
    if (status === 0) return null;
    // There is no npm to try again with.
    if (error) {
      return {
        sentence: `npm could not be started (${error.message}): install Node 20.19 or newer with its npm.`,
        status: 1,
      };
    }
    const pause = pauses[attempt];
    if (pause === undefined) {
      return {
        sentence:
          'npm ci failed three times; its message is above. Nothing half-installed is used: run the same command again when the registry can be reached and the disk has room.',
        status: status ?? 1,
      };
    }
    console.log(`npm ci failed; again in ${pause / 1000} s`);
    rest(pause);
  }
}

/** Milliseconds between the tries. */
const pauses = [2_000, 6_000];

/** @param {number} milliseconds */
function restHere(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
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
    if (!found || found.version !== entry.version) {
      return `${folder}: expected ${entry.version ?? 'a link'}, found ${found?.version ?? 'nothing'}`;
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
