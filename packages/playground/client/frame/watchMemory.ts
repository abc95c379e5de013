import { programLimits } from '../../shared/limits';

/** What TypeScript does not know, because Chromium alone has it, and only for pages that are isolated. */
interface Measuring {
  measureUserAgentSpecificMemory?: () => Promise<{ bytes: number }>;
}

/** Milliseconds between two measures. Each is a collection of garbage. */
const interval = 2000;

/**
 * Watches how much the page with its frames grows, where the browser tells. Elsewhere nobody but the browser limits a
 * frame's memory, and the hint beside it says so.
 * @returns what ends it
 */
export function watchMemory(onOver: () => void): () => void {
  const { measureUserAgentSpecificMemory } = performance as Measuring;
  if (!crossOriginIsolated || !measureUserAgentSpecificMemory) return () => undefined;
  let isWatched = true;
  const watch = async (): Promise<void> => {
    const measure = async (): Promise<number> => (await measureUserAgentSpecificMemory.call(performance)).bytes;
    const before = await measure();
    while (isWatched) {
      if ((await measure()) - before > programLimits.growth * 1024 * 1024) return onOver();
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
  };
  watch().catch(() => undefined);
  return () => (isWatched = false);
}
