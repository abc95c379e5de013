/**
 * Has the browser put a file of this site into its cache when it has nothing better to do. A browser without
 * `prefetch` does nothing; the file is then fetched when the reader points at the link.
 * @param as `fetch` for what a script will ask for; else the file is one that the page loads by itself.
 */
export function prefetchFile(file: string, as = ''): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = as;
  link.href = file;
  document.head.append(link);
  return link;
}
