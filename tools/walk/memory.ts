import type { CDPSession, Page } from 'playwright-core';

import { median } from '@groundwork/lib/median';

interface Reading {
  heap: number;
  nodes: number;
}

/** Reads what a page keeps in memory, after the browser has thrown away what nobody refers to. */
export class Memory {
  readonly #readings: Reading[] = [];

  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<Memory> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    return new Memory(session);
  }

  /** Takes a reading; returns it in words. */
  async take(): Promise<string> {
    await this.session.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    const reading = { heap: value('JSHeapUsedSize'), nodes: value('Nodes') };
    this.#readings.push(reading);
    return inWords(reading);
  }

  /** The medians of the first and of the last third of all readings. */
  report(): string[] {
    const third = Math.max(1, Math.floor(this.#readings.length / 3));
    const [first, last] = [this.#readings.slice(0, third), this.#readings.slice(-third)];
    if (this.#readings.length < 3) return ['Memory: too few readings'];
    return [`Memory, medians: first third ${inWords(medians(first))}; last third ${inWords(medians(last))}`];
  }
}

const medians = (readings: readonly Reading[]): Reading => ({
  heap: median(readings.map(({ heap }) => heap)) ?? 0,
  nodes: median(readings.map(({ nodes }) => nodes)) ?? 0,
});

const inWords = ({ heap, nodes }: Reading): string => `${(heap / 1e6).toFixed(1)} MB of script, ${nodes} nodes`;
