import { docusaurus } from './docusaurus';
import { groundwork } from './groundwork';
import type { BenchSite } from './site';
import { starlight } from './starlight';

/** What Groundwork is compared with, the lightest first. */
export const peers: readonly BenchSite[] = [starlight, docusaurus];

export { groundwork };
