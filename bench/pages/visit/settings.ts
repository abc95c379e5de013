/** How a reader's device and connection are imitated. */
export interface Setting {
  name: 'phone' | 'desktop';
  viewport: { width: number; height: number };
  touch: boolean;
  /** Added to every request, in milliseconds. */
  latency: number;
  /** In bits a second, both ways. */
  bandwidth: number;
  /** How many times slower the processor is. */
  cpuSlowdown: number;
}

export const settings: readonly Setting[] = [
  {
    name: 'phone',
    viewport: { width: 360, height: 740 },
    touch: true,
    latency: 150,
    bandwidth: 1_600_000,
    cpuSlowdown: 4,
  },
  {
    name: 'desktop',
    viewport: { width: 1280, height: 800 },
    touch: false,
    latency: 40,
    bandwidth: 10_000_000,
    cpuSlowdown: 1,
  },
];
