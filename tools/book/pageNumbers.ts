import { getDocumentProxy } from 'unpdf';

/** An entry of a PDF's table of destinations; the first item names the page. */
type Destination = readonly unknown[] | null;

interface PageReference {
  readonly num: number;
  readonly gen: number;
}

const isReference = (value: unknown): value is PageReference =>
  typeof value === 'object' && value !== null && 'num' in value && 'gen' in value;

/** The page, counted from 1, on which each of a PDF's named places is. Chromium names the places that links lead to. */
export async function pageNumbers(pdf: Uint8Array): Promise<ReadonlyMap<string, number>> {
  // A copy, because the reader takes the bytes away from whoever gave them.
  const document = await getDocumentProxy(new Uint8Array(pdf));
  try {
    const places: Record<string, Destination> = await document.getDestinations();
    const numbers = new Map<string, number>();
    for (const [name, destination] of Object.entries(places)) {
      const page = destination?.[0];
      if (isReference(page)) numbers.set(decodeURIComponent(name), (await document.getPageIndex(page)) + 1);
    }
    return numbers;
  } finally {
    await document.loadingTask.destroy();
  }
}
