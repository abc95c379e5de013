import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isolationAvailable } from '../sandbox/sandbox';
import { repository } from '../sandbox/surroundings';
import { findTool, type ToolName } from '../toolchains/toolchains';

// One sample in each language, recorded in a repository of its own: what is run is what a reader would run.

const tools = path.dirname(import.meta.dirname);
const tsx = path.join(repository, 'node_modules/tsx/dist/cli.mjs');

interface Case {
  file: string;
  lang: string;
  text: string;
  output: string;
  needs: ToolName;
  meta?: string;
  options?: object;
  beside?: Record<string, string>;
}

const cases: Case[] = [
  { file: 'a.go', lang: 'go', needs: 'go', text: 'package main\n\nfunc main() { println("go") }\n', output: 'go\n' },
  { file: 'A.java', lang: 'java', needs: 'java 25', text: 'void main() { IO.println("java"); }\n', output: 'java\n' },
  {
    file: 'Old.java',
    lang: 'java',
    needs: 'java 17',
    options: { jdk: 17, args: ['two words'] },
    text: 'class Old { public static void main(String[] args) { System.out.println(Runtime.version().feature() + " " + args[0]); } }\n',
    output: '17 two words\n',
  },
  {
    file: 'a.mjs',
    lang: 'js',
    needs: 'node',
    options: { stdin: 'typed' },
    text: "import fs from 'node:fs';\nconsole.log(fs.readFileSync(0, 'utf8'));\n",
    output: 'typed\n',
  },
  { file: 'a.ts', lang: 'ts', needs: 'tsx', text: "const word: string = 'ts';\nconsole.log(word);\n", output: 'ts\n' },
  {
    file: 'wrong.ts',
    lang: 'ts',
    needs: 'tsc',
    meta: ' exit=2 fails="TS2322"',
    options: { run: 'tsc' },
    text: "const count: number = 'one';\n",
    output: "wrong.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.\n",
  },
  {
    file: 'crash.c',
    lang: 'c',
    needs: 'gcc',
    meta: ' exit=134',
    text: '#include <stdio.h>\n#include <stdlib.h>\nint main(void) {\n  puts("before");\n  fputs("error\\n", stderr);\n  abort();\n}\n',
    output: 'before\nerror\nAborted\n',
  },
  {
    file: 'a.py',
    lang: 'python',
    needs: 'python',
    text: 'import os\nprint(os.getcwd(), os.environ["TZ"])\n',
    output: '/home/reader/all UTC\n',
  },
  { file: 'a.sh', lang: 'bash', needs: 'bash', text: 'id -un; ls /home\n', output: 'reader\nreader\n' },
  {
    file: 'lite.sql',
    lang: 'sql',
    needs: 'sqlite',
    text: "-- engine: sqlite\nSELECT 1 AS one, 'two' AS two;\n",
    output: 'one  two\n---  ---\n1    two\n',
  },
  {
    file: 'big.sql',
    lang: 'sql',
    needs: 'postgres',
    meta: ' exit=3',
    text: '-- engine: postgres\nSELECT 1 AS one;\nSELECT 1/0;\n',
    output: ' one\n-----\n   1\n(1 row)\n\nERROR:  division by zero\n',
  },
  {
    file: 'page.html',
    lang: 'html',
    needs: 'chromium',
    text: '<!doctype html><html lang="en"><link rel="stylesheet" href="page.css"><p>text</p></html>\n',
    beside: {
      'page.css': 'p { width: 50%; margin: 0; }\n',
      'page.check.mjs':
        "export default (page) => page.evaluate(() => getComputedStyle(document.querySelector('p')).width);\n",
    },
    output: '352px\n',
  },
  {
    file: 'counter.tsx',
    lang: 'tsx',
    needs: 'react',
    text: "import { useState } from 'react';\nexport default function Counter() {\n  const [n, setN] = useState(0);\n  return <button onClick={() => setN(n + 1)}>{n}</button>;\n}\n",
    beside: {
      'counter.check.mjs':
        "export default async (page) => {\n  const button = page.locator('button');\n  await button.click();\n  return [await button.textContent()];\n};\n",
    },
    output: '1\n',
  },
  {
    file: 'service.yaml',
    lang: 'yaml',
    needs: 'schema',
    meta: ' exit=1',
    options: { schema: 'service.schema.json' },
    text: 'port: 80\n---\nport: web\n',
    beside: { 'service.schema.json': '{ "properties": { "port": { "type": "integer" } } }\n' },
    output: 'service.yaml: valid against service.schema.json\nservice.yaml, document 2: /port must be integer\n',
  },
  {
    file: 'app.conf',
    lang: 'ini',
    needs: 'bash',
    options: { run: 'command', command: 'grep -c = "$FILE"' },
    text: 'a=1\nb=2\n',
    output: '2\n',
  },
];

const here = cases.filter(({ needs }) => findTool(needs) && isolationAvailable());
let root: string;
let report = '';

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'gw-languages-'));
  const folder = path.join(root, 'samples/x/all');
  fs.mkdirSync(folder, { recursive: true });
  fs.mkdirSync(path.join(root, 'docs/x'), { recursive: true });
  for (const { file, text, beside = {} } of here) {
    for (const [name, content] of Object.entries({ [file]: text, ...beside }))
      fs.writeFileSync(path.join(folder, name), content);
  }
  const programs = Object.fromEntries(here.flatMap(({ file, options }) => (options ? [[file, options]] : [])));
  fs.writeFileSync(path.join(folder, 'samples.json'), JSON.stringify({ programs }));
  const fences = here.map(({ file, lang, meta = '' }) => `\`\`\`${lang} file=${file}${meta}\n\`\`\`\n`);
  fs.writeFileSync(path.join(root, 'docs/x/all.mdx'), fences.join('\n'));
  const env = { ...process.env, CI: '' };
  report = spawnSync(process.execPath, [tsx, path.join(tools, 'record.ts')], {
    cwd: root,
    encoding: 'utf8',
    env,
  }).stdout;
}, 300_000);

afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

describe.skipIf(!isolationAvailable())('the languages', () => {
  it.each(here)('$file prints what it should', ({ file, output }) => {
    const recorded = path.join(root, 'samples/x/all', `${file}.out`);
    if (!fs.existsSync(recorded)) throw new Error(report);
    expect(fs.readFileSync(recorded, 'utf8')).toBe(output);
  });

  it('covers every language of the runner', async () => {
    const { languages } = await import('./');
    const covered = here.map(({ file, text, options = {}, beside = {} }) => {
      const program = { root, page: 'x/all', file, text, options, inputs: [file, ...Object.keys(beside)] };
      return languages.find((language) => language.matches(program))?.name;
    });
    const missing = languages.map(({ name }) => name).filter((name) => !covered.includes(name));
    if (here.length === cases.length) expect(missing).toEqual([]);
  });
});
