export function ensureInstalled(root: string): void;
export function differenceFromLock(root: string): string | null;
export function installBy(
  run: () => { status: number | null; error?: Error | undefined },
  rest?: (milliseconds: number) => void,
): { sentence: string; status: number } | null;
