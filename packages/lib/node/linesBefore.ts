import fs from 'node:fs';

import type { VFile } from 'vfile';

/** Lines of the file before the text that the generator hands to plugins: it takes the front matter off. */
export function linesBefore(file: VFile): number {
  const whole = fs.existsSync(file.path) ? fs.readFileSync(file.path, 'utf8') : '';
  const text = String(file.value);
  const start = text.trim() ? whole.indexOf(text.trim()) : -1;
  if (start < 0) return 0;
  const leading = text.slice(0, text.length - text.trimStart().length);
  return whole.slice(0, start).split('\n').length - leading.split('\n').length;
}
