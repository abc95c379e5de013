/** The defaults of nprogress 0.2.0, which the specification names, and the theme's delay. */
export const barDefaults = {
  delayMs: 200,
  minimum: 0.08,
  maximumWhileLoading: 0.994,
  speedMs: 200,
  trickleRate: 0.02,
  trickleSpeedMs: 800,
} as const;

/** Takes the amount shown (0 to 1) and a random number below 1; returns the amount after one more trickle. */
export function amountAfterTrickle(amount: number, random: number): number {
  return Math.min(
    Math.max(amount + random * barDefaults.trickleRate, barDefaults.minimum),
    barDefaults.maximumWhileLoading,
  );
}
