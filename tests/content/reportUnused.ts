import { report } from '@groundwork/machine/report';
import type { Exemption } from './data/exemptions';

/** Reports the exemptions of a list that no finding used (`page found`, as `used` has them): they can be removed. */
export function reportUnused(list: string, exemptions: readonly Exemption[], used: ReadonlySet<string>): void {
  for (const { page, found } of exemptions) {
    if (used.has(`${page} ${found}`)) continue;
    report('stale', `tests/content/data/exemptions.ts: ${list} exempts “${found}” in ${page}, where it is not found`);
  }
}
