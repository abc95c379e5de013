/** What browsers say of the network and TypeScript's library does not know. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True on a slow connection, and for a reader who asked the browser to save data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}
