import { docusaurus } from './docusaurus';
import { groundwork } from './groundwork';
import type { BenchSite } from './site';
import { starlight } from './starlight';
import { vitepress } from './vitepress';

/** What Groundwork is compared with, the lightest first. */
export const peers: readonly BenchSite[] = [starlight, vitepress, docusaurus];

export { groundwork };
