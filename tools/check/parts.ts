import { buildIfChanged, type BuildOptions } from '../generator/buildSite';
import { ensureOtherBrowsers } from './machine/otherBrowsers';
import { ensureChromium } from '@groundwork/machine/chromium';
import { nothing } from './counts';
import { fuzz } from './random/fuzz';
import { inTurn, ownRunner, ownTool, playwright, tool, vitest, type RunPart } from './runners';

export interface CheckPart {
  name: string;
  /** One line: what it promises. */
  about: string;
  run: RunPart;
  /** What has to stand before it can run. A plain build has no compressed forms of its files. */
  needs?: readonly ('build' | 'plain build' | 'chromium' | 'browsers')[];
  /** Parts side by side that have the same word here run at the same time, because each leaves processors idle. */
  together?: string;
  /** Where it fails, the others would for the same reason: none is begun after those at its side. */
  stops?: true;
}

/** Prepared before it runs, as for every part that needs it. */
const build: RunPart = () => Promise.resolve({ ...nothing, passed: 1 });

/**
 * The gate: what a change must not break, in the order in which it runs, what is quick and fails often first. What
 * moves with the machine, the time or the text is reported by the parts and fails none (`report.ts`).
 */
export const parts: readonly CheckPart[] = [
  {
    name: 'tools',
    about: 'what the other parts run is installed',
    // Mostly a wait for the mirror, and nothing beside it needs any of that.
    run: ownTool('tools/check/machine/install.ts'),
    together: 'sources',
    stops: true,
  },
  {
    name: 'format',
    about: 'Prettier agrees with every file',
    run: tool('prettier/bin/prettier.cjs', '--check', '.'),
    together: 'sources',
  },
  {
    name: 'lint',
    about: 'ESLint, with the table of allowed imports, and Stylelint are quiet',
    run: inTurn(
      tool('eslint/bin/eslint.js', '.', '--max-warnings=0'),
      tool('stylelint/bin/stylelint.mjs', '**/*.{css,pcss}', '--max-warnings=0'),
    ),
    together: 'sources',
  },
  {
    name: 'types',
    about: 'TypeScript, strict, over all sources',
    run: tool('typescript/bin/tsc', '--noEmit', '-p', '.'),
    together: 'sources',
  },
  { name: 'unit', about: 'the tests that stand beside their files', run: vitest('unit') },
  {
    name: 'samples',
    about: 'what was touched since it was recorded prints what was recorded; a tenth of the rest is tried and reported',
    run: ownRunner('packages/samples/runner/run.ts'),
    // Samples sleep and wait, and one test of all listings is half of what the notes take.
    together: 'notes',
  },
  {
    name: 'content',
    about: 'every note follows the editorial guide',
    run: vitest('content'),
    together: 'notes',
  },
  { name: 'build', about: 'the production build succeeds', run: build, needs: ['build'], together: 'builds' },
  {
    name: 'fixtures',
    about: 'the site of the notes in tests/fixtures, which e2e visits, builds as well',
    run: ownTool('tests/second-site/fixtures.ts'),
    together: 'builds',
  },
  {
    name: 'site',
    about: 'every built page: routes, links, markup, accessibility, silent console; every answer of the server',
    // Each page is waited for until it is at rest, so two workers would leave a processor idle.
    run: playwright('site', '--workers=3'),
    needs: ['build', 'chromium'],
  },
  {
    name: 'e2e',
    about: 'what the specification says, sentence by sentence, in a browser',
    // Likewise, and more: most of a test waits for a click to have its effect, a timer, a film, a server that is slow on
    // purpose, a frame that hangs.
    run: playwright('e2e', '--workers=4'),
    needs: ['build', 'chromium'],
  },
  {
    name: 'browsers',
    about: 'the core of the specification in Firefox and WebKit, as the system brings them',
    run: vitest('browsers'),
    needs: ['build', 'browsers'],
  },
  {
    name: 'sizes',
    about: 'what a reader is sent keeps to the budgets in tests/sizes/budgets.ts',
    run: playwright('sizes'),
    needs: ['build', 'chromium'],
  },
];

/** What `npm run verify` runs beside the gate: what is slow, or measures the machine as much as the site. */
const more: readonly CheckPart[] = [
  {
    name: 'whole',
    about: 'other configurations of the site, its reproducible build, and the tools of others that judge pages',
    run: playwright('whole'),
    needs: ['build', 'chromium'],
  },
  { name: 'fuzz', about: 'tests of random input, from a seed of this day', run: fuzz },
  {
    name: 'walk',
    about: 'three minutes of random clicks through the built site',
    run: ownTool('tools/walk/walk.ts', '--minutes', '3'),
    needs: ['build', 'chromium'],
  },
  {
    name: 'engines',
    about:
      'all pages and all labs in Firefox and WebKit: the words of Chromium at each step, no error, nothing too wide',
    run: vitest('engines'),
    needs: ['build', 'chromium', 'browsers'],
  },
  {
    name: 'bench',
    about: 'the benchmarks still run, on little',
    run: inTurn(
      ownTool('bench/pages/bench.ts', '--smoke'),
      ownTool(
        'bench/search/bench.ts',
        '--judgments',
        'packages/search/bench/judgments/queries-own.json',
        '--pages',
        '0',
      ),
    ),
    needs: ['build', 'chromium'],
  },
  {
    name: 'clocks',
    about: 'what has to be quick is, measured while nothing else runs',
    run: inTurn(vitest('clocks'), playwright('clocks')),
    needs: ['build', 'chromium'],
  },
];

/** Everything: the gate with every sample, and more. */
export const verifyParts: readonly CheckPart[] = [
  ...parts.map((part) =>
    part.name === 'samples'
      ? {
          ...part,
          about: 'every program and session prints what was recorded',
          run: ownRunner('packages/samples/runner/run.ts', '--all'),
          // What drifts fails here, so nothing else shall disturb a measurement.
          together: undefined,
        }
      : part,
  ),
  ...more,
];

/** Said once, by the first part that needed it: the others fail for the same reason at once. */
let failedBuild: Error | undefined;

/** Prepares what a part needs; the build is made once however many parts need it. @throws Error that says what is missing */
export async function preparePart(part: CheckPart): Promise<void> {
  if (part.needs?.includes('chromium')) ensureChromium();
  if (part.needs?.includes('browsers')) ensureOtherBrowsers();
  if (part.needs?.includes('build')) await prepareBuild();
  if (part.needs?.includes('plain build')) await prepareBuild({ compressed: false });
}

async function prepareBuild(options: BuildOptions = {}): Promise<void> {
  if (failedBuild) throw new Error('not run, because there is no build', { cause: failedBuild });
  try {
    await buildIfChanged(process.cwd(), options);
  } catch (error) {
    failedBuild = error instanceof Error ? error : new Error(String(error));
    throw failedBuild;
  }
}

/**
 * The parts with these names, in our order, also those that only `verify` runs; the gate for no names.
 * @throws Error that lists the parts
 */
export function partsNamed(names: readonly string[]): readonly CheckPart[] {
  const all = [...parts, ...more];
  const unknown = names.filter((name) => !all.some((part) => part.name === name));
  if (unknown.length > 0) {
    const width = Math.max(...all.map((part) => part.name.length));
    const listed = (some: readonly CheckPart[]): string =>
      some.map((part) => `  ${part.name.padEnd(width)}  ${part.about}`).join('\n');
    throw new Error(
      `Unknown part: ${unknown.join(', ')}. The parts of the check are\n${listed(parts)}\nand, in npm run verify only,\n${listed(more)}`,
    );
  }
  return names.length === 0 ? parts : all.filter((part) => names.includes(part.name));
}
