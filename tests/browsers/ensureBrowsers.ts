import { aptInstall } from '@groundwork/machine/aptInstall';
import { firefox } from './firefox';
import { webkit } from './webkit';

/** The browsers that are tried besides Chromium. */
export const browserKinds = [firefox, webkit] as const;

/** Installs what is missing of them, where we may; what stays missing is skipped and named, or fails where `CI` is set. */
export function ensureBrowsers(): void {
  for (const { name, packages, missing } of browserKinds) if (missing()) aptInstall(packages, name);
}
