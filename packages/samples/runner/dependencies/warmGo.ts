import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { samplesFolderOf } from '../../contract/notes/pages';
import { defaultLimits } from '../sandbox/limits';
import { runIsolated } from '../sandbox/sandbox';
import { baseBinds, baseEnvironment } from '../sandbox/surroundings';
import { findTool } from '../toolchains/toolchains';
import type { Unit } from '../units/units';

/**
 * Compiles what Go samples import of the standard library, once for all of them and outside their time limits, into
 * the build cache that they share. On an empty cache that takes longer than any of them may.
 */
export async function warmGo(units: readonly Unit[]): Promise<void> {
  const files = goFiles(units);
  if (files.length === 0 || !findTool('go')) return;
  const packages = importsOf(files);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gw-warm-'));
  const text = `package main\n\nimport (\n${packages.map((name) => `\t_ "${name}"\n`).join('')})\n\nfunc main() {}\n`;
  fs.writeFileSync(path.join(folder, 'warm.go'), text);
  try {
    await runIsolated({
      script: 'go build -o /dev/null warm.go',
      folder,
      files: ['warm.go'],
      cwd: 'warm',
      env: baseEnvironment(),
      binds: baseBinds(),
      limits: { ...defaultLimits, timeout: 600, memory: 4096, disk: 1024 },
    });
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

function goFiles(units: readonly Unit[]): string[] {
  const files = units.flatMap((unit) => {
    const inputs = unit.kind === 'program' ? unit.program.inputs : unit.inputs;
    const folder = samplesFolderOf(unit.root, unit.page);
    return inputs.filter((file) => file.endsWith('.go')).map((file) => path.join(folder, file));
  });
  return [...new Set(files)];
}

const importLine = /^(?:import\s+|\t)(?:[\w.]+\s+)?"([\w./-]+)"\s*$/gm;

/** Packages of the standard library that these files import, sorted: those without a dot in the first part. */
function importsOf(files: readonly string[]): string[] {
  const found = files.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(importLine)].flatMap((match) => match[1] ?? []),
  );
  return [...new Set(found)]
    .filter((name) => name !== 'C' && !/^[^/]*\./.test(name) && !name.includes('internal'))
    .sort();
}
