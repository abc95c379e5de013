import { format, inspect } from 'node-inspect-extracted';

/** The console of Node as far as it prints text: values are formatted by Node's own code. */
export function createConsole(write: (text: string) => void): Record<string, (...values: unknown[]) => void> {
  let indent = '';
  const counts = new Map<string, number>();
  const print = (text: string): void => write(`${indent}${indent ? text.replaceAll('\n', `\n${indent}`) : text}\n`);
  const log = (...values: unknown[]): void => print(format(...values));
  return {
    log,
    info: log,
    debug: log,
    warn: log,
    error: log,
    dir: (value, options) => print(inspect(value, { customInspect: false, ...(options as object | undefined) })),
    assert: (condition, ...values) => {
      if (condition) return;
      log(...(values.length > 0 ? ['Assertion failed:', ...values] : ['Assertion failed']));
    },
    count: (label = 'default') => {
      const count = (counts.get(String(label)) ?? 0) + 1;
      counts.set(String(label), count);
      log(`${String(label)}: ${count}`);
    },
    countReset: (label = 'default') => void counts.delete(String(label)),
    group: (...labels) => {
      if (labels.length > 0) log(...labels);
      indent += '  ';
    },
    groupEnd: () => {
      indent = indent.slice(2);
    },
  };
}
