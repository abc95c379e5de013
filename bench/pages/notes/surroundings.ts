import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { LabModel } from '@groundwork/labs-kit/model';
import { blockOf, readPage, showProgram, type PageSamples } from '@groundwork/samples';
import type { BenchNote } from './note';
import type { NoteSurroundings } from './plainMarkdown';

export type LabSteps = ReadonlyMap<string, readonly string[]>;

/** The first run of every lab of the repository, in words. */
export async function allLabSteps(root: string): Promise<LabSteps> {
  const entries = await Promise.all(
    readdirSync(path.join(root, 'labs'))
      .filter((name) => existsSync(path.join(root, 'labs', name, 'model.ts')))
      .map(async (name) => {
        const { model } = (await import(pathToFileURL(path.join(root, 'labs', name, 'model.ts')).href)) as {
          model: LabModel<unknown, unknown>;
        };
        return [name, model.trace(model.initial).map(({ text }) => text)] as const;
      }),
  );
  return new Map(entries);
}

const samplesByPage = new Map<string, PageSamples>();

/** What the converter needs for one note: its samples from the repository, and the labs. */
export function surroundingsOf(root: string, { samplesOf, file }: BenchNote, labs: LabSteps): NoteSurroundings {
  const samples = samplesByPage.get(samplesOf) ?? readPage(root, samplesOf, { sources: '', strict: false });
  samplesByPage.set(samplesOf, samples);
  const place = { file, line: 1 };
  return {
    blockOf: (node) => blockOf(node, samplesOf, place),
    programOf: (block) => showProgram(block, samples, place),
    labSteps: (name) => labs.get(name) ?? [],
  };
}
