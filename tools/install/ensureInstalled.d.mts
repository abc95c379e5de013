export function ensureInstalled(root: string): void;
export function differenceFromLock(root: string): string | null;
