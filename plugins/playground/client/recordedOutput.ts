/** The recorded output below a sample, with what varies from run to run left open; undefined where none is shown. */
export function recordedPattern(sample: Element): RegExp | undefined {
  const code = sample.querySelector(':scope > .sample__output code');
  if (!code) return undefined;
  const parts = [...code.childNodes].map((node) => {
    const text = escaped(node.textContent ?? '');
    return node instanceof Element && node.matches('mark') ? '[^]*?' : text;
  });
  return new RegExp(`^${parts.join('')}\\n*$`, 'u');
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Output as the recorder leaves it: nothing invisible at the ends of lines. */
export const visible = (output: string): string => output.replace(/ +$/gm, '');
