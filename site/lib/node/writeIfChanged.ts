import fs from 'node:fs';
import path from 'node:path';

/** Writes a file with its folders. One that has this text keeps its date: who watches it need not compile again. */
export function writeIfChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
