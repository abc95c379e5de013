import { transform } from 'sucrase';

import type { ShownSample } from '@groundwork/samples/page';
import { guestGlobals, guestMembers } from '../shared/guestGlobals';
import type { RunKind } from '../shared/runMessages';
import { usedNames } from './usedNames';

/** Either how a sample runs in the browser, or why it does not. */
type RunHere = { kind: RunKind } | { why: string };

/** Decides from a program's text and options whether it runs in the browser as it ran when it was recorded. */
export function runHere(sample: Pick<ShownSample, 'file' | 'text' | 'fails' | 'options'>): RunHere {
  const { file, text, fails, options } = sample;
  const language = languageOf(file);
  if (!language) return { why: 'its language does not run in the browser' };
  if (options.notInBrowser) return { why: options.notInBrowser };
  if (fails) return { why: 'it fails on purpose, and the report of that is the toolchain’s own' };
  const given = (['stdin', 'env', 'flags', 'run'] as const).find((name) => options[name] !== undefined);
  if (given) return { why: `it is given ${given}` };
  return language === 'sql' ? sqlHere(text) : javascriptHere(file, text, language);
}

type Language = 'javascript' | 'typescript' | 'sql';

function languageOf(file: string): Language | undefined {
  if (/\.[cm]?js$/.test(file)) return 'javascript';
  if (/\.[cm]?ts$/.test(file)) return 'typescript';
  return file.endsWith('.sql') ? 'sql' : undefined;
}

function sqlHere(text: string): RunHere {
  if (!/^--\s*engine:\s*sqlite/i.test(text)) return { why: 'its engine is not SQLite' };
  const command = /^\.\w+/m.exec(text)?.[0];
  return command ? { why: `${command} is a command of the sqlite3 program` } : { kind: 'sql' };
}

function javascriptHere(file: string, text: string, language: 'javascript' | 'typescript'): RunHere {
  const plain =
    language === 'typescript' ? transform(text, { transforms: ['typescript'], disableESTransforms: true }).code : text;
  const { isModule, imports, free } = usedNames(plain);
  if (imports.length > 0) return { why: `it imports ${imports[0]}` };
  const missing = [...free].find((name) => !isThere(name));
  if (missing) return { why: `there is no ${missing} in the browser’s engine for samples` };
  if (language === 'typescript') return { kind: 'typescript' };
  return { kind: isModule || file.endsWith('.mjs') ? 'module' : 'script' };
}

function isThere(used: string): boolean {
  const [name = '', member] = used.split('.');
  if (Object.hasOwn(guestMembers, name)) return member !== undefined && guestMembers[name]?.includes(member) === true;
  return guestGlobals.includes(name);
}
