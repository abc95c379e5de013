import path from 'node:path';

/** Where the plugin leaves a note's frame for the compilation of its text, which depends on that file alone. */
export function frameFile(root: string, page: string): string {
  return path.join(root, '.docusaurus/note-frames', `${page.replaceAll('/', '__')}.json`);
}
