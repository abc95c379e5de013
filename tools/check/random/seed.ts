/** The environment variable that gives tests of random input another seed. */
export const seedVariable = 'FAST_CHECK_SEED';

/** The seed of such tests: always the same, because what a change broke must fail for everyone and every time. */
export function seedOfRun(env: Readonly<Record<string, string | undefined>>): number {
  const text = env[seedVariable] ?? '1';
  const seed = Number(text);
  if (text.trim() !== '' && Number.isInteger(seed)) return seed;
  throw new Error(`${seedVariable}: expected a whole number, found ${JSON.stringify(text)}`);
}
