import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { runHere } from '@groundwork/playground/node';
import { programLimits, runInNode } from '@groundwork/playground/testing';
import {
  discoverBlocks,
  inputFiles,
  listPages,
  readSamplesJson,
  sameOutput,
  samplesFolderOf,
  stripMarkers,
  type VaryMark,
} from '@groundwork/samples';
import type { ShownSample } from '@groundwork/samples/page';
import { canonical } from '@groundwork/samples/runner';
import { report } from '@groundwork/machine/report';

interface Recorded {
  sample: ShownSample;
  recorded: string;
  vary: VaryMark[];
}

/**
 * How often the engine may ask whether to go on: half a second of work on a slow server, so that a reader's device has
 * room below `limits.busy`. Counted and not timed, because a loaded machine stretches time, not the count.
 */
const mostAsked = 400;

const hint = 'smaller, or with a reason in samples.json: "notInBrowser": "…"';

const root = process.cwd();
const programs = listPages(root).flatMap(programsOf);
const named = (list: Recorded[]) => list.map((one) => [`${one.sample.page}/${one.sample.file}`, one] as const);

/** The executed programs of a page, each once, with what was recorded. */
function programsOf(page: string): Recorded[] {
  const folder = samplesFolderOf(root, page);
  const { vary = [], programs: options = {} } = readSamplesJson(root, folder);
  const blocks = discoverBlocks(root, page).flatMap((block) =>
    block.kind === 'program' && block.of === undefined && block.norun === undefined ? [block] : [],
  );
  return [...new Map(blocks.map((block) => [block.file, block])).values()].map(({ file, exit = 0, fails }) => ({
    sample: {
      page,
      file,
      text: stripMarkers(readFileSync(path.join(folder, file), 'utf8')),
      files: inputFiles(root, page, listPages(root)),
      showsOutput: true,
      fails: exit !== 0 || fails !== undefined,
      options: options[file] ?? {},
    },
    recorded: readFileSync(path.join(folder, `${file}.out`), 'utf8'),
    vary: [...vary, ...(options[file]?.vary ?? [])],
  }));
}

async function outputHere({ sample }: Recorded): Promise<string> {
  const here = runHere({ ...sample, options: { ...sample.options, notInBrowser: undefined } });
  if ('why' in here) return `does not run here: ${here.why}`;
  const { text, file, options: given } = sample;
  const { output, ending, asked } = await runInNode(here.kind, text, file, given.args, programLimits.total, mostAsked);
  if (asked > mostAsked) return `too much work: the engine asked more than ${mostAsked} times whether to go on`;
  return ending === 'finished' ? canonical(output) : `${output}\n(ended: ${ending})`;
}

const withButton = programs.filter(({ sample }) => 'kind' in runHere(sample));
const optedOut = programs.filter(({ sample }) => sample.options.notInBrowser !== undefined);

describe('a program with a Run button prints in the browser’s engine what was recorded', { timeout: 60_000 }, () => {
  it.each(named(withButton))('%s', async (_name, one) => {
    const output = await outputHere(one);
    if (!sameOutput(one.recorded, output, one.vary)) expect(output, hint).toBe(one.recorded);
  });
});

describe.runIf(optedOut.length > 0)('a program without one for a stated reason is tried', { timeout: 60_000 }, () => {
  it.each(named(optedOut))('%s', async (name, one) => {
    if (!sameOutput(one.recorded, await outputHere(one), one.vary)) return;
    report(
      'stale',
      `samples/${name}: its output here is the recorded one, so samples.json needs no notInBrowser for it`,
    );
  });
});
