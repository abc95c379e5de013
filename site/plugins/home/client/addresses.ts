/** Fetches the addresses of all notes, a file of its own that only the not-found page needs. */
export async function loadAddresses(): Promise<readonly string[]> {
  return (await import('@generated/groundwork-home/default/addresses.json')).default;
}
