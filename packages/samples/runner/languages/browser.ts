import { shellWords, hasExtension, quote, type Language, type Program } from './language';

/** The module that asserts what a page does: `tabs.check.mjs` beside `tabs.html`, or beside a `.tsx` of that name. */
function checkOf({ file }: Program): string {
  return file.replace(/\.\w+$/, '.check.mjs');
}

const hasCheck = (program: Program): boolean => program.inputs.includes(checkOf(program));

/** HTML and CSS, loaded in Chromium; the lines that its check returns are the output. */
export const html: Language = {
  name: 'HTML and CSS',
  matches: hasExtension('html'),
  plan: (program) => ({
    tools: ['chromium', 'node'],
    script: hasCheck(program)
      ? browserCommand(program)
      : `echo ${quote(`${program.file} needs a check: ${checkOf(program)} exports default async (page) => string | string[]`)}; exit 1`,
    limits: browserLimits,
  }),
};

/** React, bundled with esbuild, rendered and driven in Chromium. Without a check a `.tsx` file is a Node program. */
export const react: Language = {
  name: 'React',
  matches: (program) => hasExtension('tsx', 'jsx')(program) && hasCheck(program),
  plan: (program) => ({
    tools: ['react', 'chromium', 'node'],
    script: browserCommand(program),
    limits: browserLimits,
  }),
};

const browserLimits = { memory: 2048, timeout: 60 };

function browserCommand(program: Program): string {
  return shellWords('node', '/environment/browser.mjs', program.file, checkOf(program));
}
