import { savesData } from '../../../../lib/savesData';
import { alone, bring, fetchList, readKept } from '../store';

/** A deploy is looked for once in so long. In milliseconds. */
const interval = 10 * 60 * 1000;
let lookedAt = 0;
let isHarmed = false;

/** The next page looks for what is missing here, because something that was kept turned out to be damaged. */
export function updateSoon(): void {
  lookedAt = 0;
  isHarmed = true;
}

/** Brings what a deploy changed of what is kept, and what was damaged. Fails without a word: the next page tries again. */
export async function updateIfDue(base: string): Promise<void> {
  if (Date.now() - lookedAt < interval || savesData()) return;
  lookedAt = Date.now();
  try {
    await alone(async () => {
      const kept = await readKept(base);
      if (!kept) return;
      const list = await fetchList(base);
      if (list.version !== kept.version || isHarmed) await bring({ base, list, topics: kept.topics });
      isHarmed = false;
    });
  } catch {
    lookedAt = 0;
  }
}
