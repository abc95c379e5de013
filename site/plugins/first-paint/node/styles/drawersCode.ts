import { existsSync } from 'node:fs';
import path from 'node:path';

import { build } from 'esbuild';

import type { Drawer, Sheet } from '@groundwork/lib/chunk';
import { attributeOf, type Element } from '@groundwork/lib/htmlTree';
import type { CodeWords } from './fittingStyles';

/** The code of what draws on a site's pages, with all that it imports of ours, as its words. */
export class DrawersCode {
  private readonly drawers: readonly Drawer[];
  private readonly files = new Set<string>();
  private readonly words = new Map<string, CodeWords>();

  /** @param root Where the files of the drawers lie. */
  constructor(
    private readonly root: string,
    sheets: readonly Sheet[],
  ) {
    this.drawers = [...new Set(sheets.flatMap(({ drawnBy }) => drawnBy ?? []))];
  }

  /** Takes a page: who draws on it. */
  addPage(html: string): void {
    for (const { attribute, file } of this.drawers)
      for (const [, name = ''] of html.matchAll(new RegExp(String.raw`\s${attribute}="?([\w-]+)`, 'g')))
        if (existsSync(path.join(this.root, file(name)))) this.files.add(file(name));
  }

  /** Reads the code of all that draw: what is left of it when nothing unused is in it. */
  async read(): Promise<void> {
    const entryPoints = [...this.files];
    if (entryPoints.length === 0) return;
    const { outputFiles } = await build({
      absWorkingDir: this.root,
      entryPoints: entryPoints.map((file, index) => ({ in: file, out: String(index) })),
      outdir: this.root,
      bundle: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
      loader: { '.css': 'empty' },
      minifySyntax: true,
      logLevel: 'error',
    });
    for (const { path: written, text } of outputFiles) {
      const file = entryPoints[Number(path.basename(written, '.js'))];
      if (file !== undefined) this.words.set(file, this.wordsIn(text));
    }
  }

  private wordsIn(code: string): CodeWords {
    const words = new Set<string>(code.match(/[\w-]+/g));
    for (const { idsBegin } of this.drawers) if (idsBegin !== undefined) words.delete(idsBegin);
    return words;
  }

  /** The words of the code that draws an element; undefined where none does. */
  of({ attribute, file }: Drawer, element: Element): CodeWords | 'unknown' | undefined {
    const name = attributeOf(element, attribute);
    return name === undefined ? undefined : (this.words.get(file(name)) ?? 'unknown');
  }
}
