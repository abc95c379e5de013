/** One slot of time. A period of the machine is five of them, as long as the 100 ms of the note. */
export const SLOT_MS = 20;
export const PERIOD = 5;
export const SLOTS = 20;

export interface Setup {
  /** Watts of the machine at rest and at work. */
  readonly idle: number;
  readonly busy: number;
  /** At work in the first `on` slots of each period. */
  readonly on: number;
  /** The meter reads the watts each `every` slots, one of them at slot `begin`. */
  readonly every: number;
  readonly begin: number;
}

/** Limits of each number, least and most. */
export const LIMITS = {
  idle: [0, 60],
  busy: [0, 100],
  on: [0, PERIOD],
  every: [1, 10],
  begin: [0, 4],
} as const satisfies Readonly<Record<keyof Setup, readonly [number, number]>>;

/** The watts that the machine takes in a slot; it has always run and always will. */
export function watts({ idle, busy, on }: Setup, slot: number): number {
  return ((slot % PERIOD) + PERIOD) % PERIOD < on ? busy : idle;
}

/** The slot of the meter's last reading, which may lie before the first slot. */
export const readingFor = ({ every, begin }: Setup, slot: number): number =>
  begin + every * Math.floor((slot - begin) / every);

/** The watts that the meter counts in a slot: those of its last reading. */
export const counted = (setup: Setup, slot: number): number => watts(setup, readingFor(setup, slot));

/** Joules of the first `slots` slots: of the machine, and by the meter. */
export function joules(setup: Setup, slots: number): { readonly used: number; readonly metered: number } {
  let [used, metered] = [0, 0];
  for (let slot = 0; slot < slots; slot++) {
    used += watts(setup, slot) * SLOT_MS;
    metered += counted(setup, slot) * SLOT_MS;
  }
  return { used: used / 1000, metered: metered / 1000 };
}
