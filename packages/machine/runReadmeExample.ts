import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface ExampleRun {
  status: number | null;
  stdout: string;
  stderr: string;
  /** What its lines say that they print: `console.log(word); // fetched`. */
  promised: string[];
  /** The block of text that says what it prints, where the README has one. */
  printed: string | undefined;
}

/** Runs the example of a README, its first block of TypeScript, in a fresh folder of the repository. */
export function runReadmeExample(readme: string): ExampleRun {
  const text = readFileSync(readme, 'utf8');
  const [, , language, example] = /^(`{3,})(tsx?)\n(.*?)^\1$/ms.exec(text) ?? [];
  if (example === undefined) throw new Error(`${readme}: expected an example, a block of ts or tsx`);
  const file = language === 'tsx' ? 'example.tsx' : 'example.mts';
  // Inside the repository, where its packages are found by their names.
  mkdirSync('.cache', { recursive: true });
  const folder = path.resolve(mkdtempSync('.cache/readme-'));
  try {
    writeFileSync(path.join(folder, file), example);
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file], {
      cwd: folder,
      encoding: 'utf8',
    });
    const promised = [...example.matchAll(/\); \/\/ (.+)$/gm)].flatMap((match) => match[1] ?? []);
    return { status, stdout, stderr, promised, printed: /^```text\n(.*?)^```$/ms.exec(text)?.[1] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
