/** The folder of the build in which frames lie. They are no pages of the site: no search, no sitemap, no navigation. */
export const framesFolder = 'frames';

interface Framed {
  page: string;
  file: string;
  files: readonly string[];
}

/** Whether a program is a page or a component: it has a check that drives it in a browser, `tabs.check.mjs`. */
export function hasFrame({ file, files }: Pick<Framed, 'file' | 'files'>): boolean {
  return /\.(?:html|[tj]sx)$/.test(file) && files.includes(file.replace(/\.\w+$/, '.check.mjs'));
}

/** Where the frame of a program is served, below the base URL. Like a page, it is asked for without `.html`. */
export function frameAddress({ page, file }: Pick<Framed, 'page' | 'file'>): string {
  return `${framesFolder}/${page}/${file.replace('.', '-')}`;
}
