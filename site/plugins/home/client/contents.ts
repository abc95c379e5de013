import contents from '@generated/groundwork-home/default/contents.json';

/** What the build computed for the table of contents. Only the server should import it: it names every note. */
export { contents };
export type * from '../shared/contents';
