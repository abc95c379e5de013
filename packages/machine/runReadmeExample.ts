import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface ExampleRun {
  /** The fresh folder that it ran in; whoever asked removes it. */
  folder: string;
  status: number | null;
  stdout: string;
  stderr: string;
  /** What its lines say that they print: `console.log(word); // fetched`. */
  promised: string[];
}

/** Runs the example of a README, its first block of TypeScript, in a fresh folder of the repository. */
export function runReadmeExample(readme: string): ExampleRun {
  const example = /^(`{3,})ts\n(.*?)^\1$/ms.exec(readFileSync(readme, 'utf8'))?.[2];
  if (example === undefined) throw new Error(`${readme}: expected an example, a block of ts`);
  // Inside the repository, where its packages are found by their names.
  mkdirSync('.cache', { recursive: true });
  const folder = path.resolve(mkdtempSync('.cache/readme-'));
  writeFileSync(path.join(folder, 'example.mts'), example);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'example.mts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const promised = [...example.matchAll(/\); \/\/ (.+)$/gm)].flatMap((match) => match[1] ?? []);
  return { folder, status, stdout, stderr, promised };
}
