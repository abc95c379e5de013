import { spawnSync } from 'node:child_process';

import type { SessionStep } from './blocks';

/**
 * Splits a `console` fence into commands and their outputs. A line `$ …` starts a command; `> …` lines after it
 * continue it as long as bash finds the command incomplete (a here-document, an open quote, a trailing backslash).
 * Undefined when the text does not start with a command.
 */
export function parseSession(text: string): SessionStep[] | undefined {
  const steps: SessionStep[] = [];
  let output: string[] = [];
  const close = () => {
    const last = steps.at(-1);
    if (last) last.output = output.join('\n');
    output = [];
  };
  for (const line of text.split('\n')) {
    const current = steps.at(-1);
    if (line === '$' || line.startsWith('$ ')) {
      close();
      steps.push({ command: line.slice(2), output: '' });
    } else if (!current) {
      return undefined;
    } else if (output.length === 0 && (line === '>' || line.startsWith('> ')) && isIncomplete(current.command)) {
      current.command += `\n${line.slice(2)}`;
    } else {
      output.push(line);
    }
  }
  close();
  return steps;
}

/** The fence's text for these steps: the inverse of `parseSession`. */
export function formatSession(steps: readonly SessionStep[]): string {
  return steps
    .flatMap(({ command, output }) => {
      const prompt = `$ ${command.replaceAll('\n', '\n> ')}`;
      return output === '' ? [prompt] : [prompt, output];
    })
    .join('\n');
}

/** Ends of commands to which more must come, whatever stands before: each answer of bash costs a process. */
const openEnds = [/(^|[^\\])(\\\\)*\\$/, /^[^#\\]*(?:\||&&)$/, /^[^'"\\#`<]*'[^']*$/];

function isIncomplete(command: string): boolean {
  if (openEnds.some((end) => end.test(command)) || hasOpenHereDocument(command) || hasOpenBlock(command)) return true;
  const checked = spawnSync('bash', ['--norc', '-n', '-c', command], { encoding: 'utf8' });
  return checked.status !== 0 || /here-document .* delimited by end-of-file/.test(checked.stderr);
}

/** True where a command has one here-document whose end is missing: asking bash for each of its lines costs seconds. */
function hasOpenHereDocument(command: string): boolean {
  const [first = '', ...document] = command.split('\n');
  const start = /^[^<'"#()]*<<(-?)(['"]?)(\w+)\2[^<'"#()]*$/.exec(first);
  if (!start) return false;
  const [, indented, , end] = start;
  return !document.some((line) => (indented === '-' ? line.replace(/^\t+/, '') : line) === end);
}

/** True where a command begins with the first line of a function or of a loop, and nothing in it can be its end. */
function hasOpenBlock(command: string): boolean {
  const [first = '', ...body] = command.split('\n');
  const end = /^\w+\(\) \{$/.test(first) ? '}' : /^(?:for|while|until) .*; do$/.test(first) ? 'done' : undefined;
  return end !== undefined && !body.some((line) => line.includes(end));
}
