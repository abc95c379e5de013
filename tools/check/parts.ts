import { buildIfChanged } from '../generator/buildSite';
import { ensureBrowsers } from '../../tests/browsers/ensureBrowsers';
import { ensureChromium } from '../chromium';
import { inTurn, ownRunner, playwright, tool, vitest, type Run } from './runners';

export interface Part {
  name: string;
  /** One line: what it promises. */
  about: string;
  run: Run;
  /** What has to stand before it can run. */
  needs?: readonly ('build' | 'chromium' | 'browsers')[];
  /** It keeps one processor busy, so it runs at the same time as the parts beside it that do as well. */
  oneProcessor?: true;
}

const build: Run = async (write) => {
  const built = await buildIfChanged(process.cwd());
  if (!built) write('The build is that of the present sources.\n');
  return { passed: 1, failed: 0, skipped: 0 };
};

/** Every part of the whole check, in the order in which they run: what is quick and fails often comes first. */
export const parts: readonly Part[] = [
  {
    name: 'format',
    about: 'Prettier agrees with every file',
    run: tool('prettier/bin/prettier.cjs', '--check', '.'),
    oneProcessor: true,
  },
  {
    name: 'lint',
    about: 'ESLint, with the table of allowed imports, and Stylelint are quiet',
    run: inTurn(
      tool('eslint/bin/eslint.js', '.', '--max-warnings=0'),
      tool('stylelint/bin/stylelint.mjs', '**/*.{css,pcss}', '--max-warnings=0'),
    ),
    oneProcessor: true,
  },
  {
    name: 'types',
    about: 'TypeScript, strict, over all sources',
    run: tool('typescript/bin/tsc', '--noEmit', '-p', '.'),
    oneProcessor: true,
  },
  { name: 'unit', about: 'the tests that stand beside their files', run: vitest('unit') },
  {
    name: 'samples',
    about: 'every program and session prints what was recorded (`--all` ignores cached results)',
    run: ownRunner('tools/samples/run.ts'),
  },
  { name: 'content', about: 'every note follows the editorial guide', run: vitest('content') },
  { name: 'build', about: 'the production build succeeds', run: build },
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
    run: playwright('e2e'),
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

/** Prepares what a part needs; the build is made once however many parts need it. */
export async function prepare(part: Part): Promise<void> {
  if (part.needs?.includes('chromium')) ensureChromium();
  if (part.needs?.includes('browsers')) ensureBrowsers();
  if (part.needs?.includes('build')) await buildIfChanged(process.cwd());
}

/** The parts with these names, in our order; all of them for no names. @throws Error that lists the parts. */
export function partsNamed(names: readonly string[]): readonly Part[] {
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    const width = Math.max(...parts.map((part) => part.name.length));
    const list = parts.map((part) => `  ${part.name.padEnd(width)}  ${part.about}`).join('\n');
    throw new Error(`Unknown part: ${unknown.join(', ')}. The parts of the check are\n${list}`);
  }
  return names.length === 0 ? parts : parts.filter((part) => names.includes(part.name));
}
