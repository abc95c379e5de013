import { hex, sha256 } from '@groundwork/lib/sha256';

/** What the reader chooses about one boot. */
export interface Boot {
  /** What differs from the boot at which the key was sealed. */
  readonly change: 'nothing' | 'loader' | 'cmdline' | 'initramfs' | 'keys' | 'order';
  /** The registers that the policy of the sealed key names. */
  readonly policy: keyof typeof POLICIES;
  /** Who tells the chip what was started. */
  readonly teller: 'stages' | 'thief';
}

export const PCRS = [0, 4, 7, 8, 9] as const;

export type Pcr = (typeof PCRS)[number];

/** The policies of the note's sample, in its order. */
export const POLICIES = {
  keys: [7],
  loader: [4, 7],
  all: [0, 4, 7, 8, 9],
} as const satisfies Record<string, readonly Pcr[]>;

/** One thing that is measured before it is used. */
export interface Part {
  readonly pcr: Pcr;
  readonly name: string;
  readonly content: string;
}

/** What boots when nothing was changed, in the order of the note's `tpm.sh`. */
export const GOOD: readonly Part[] = [
  { pcr: 0, name: 'firmware', content: 'firmware 1.20' },
  { pcr: 7, name: 'keys', content: 'db: vendor' },
  { pcr: 4, name: 'loader', content: 'grub 2.14' },
  { pcr: 8, name: 'cmdline', content: 'root=/dev/sda2' },
  { pcr: 9, name: 'kernel', content: 'linux 7.2' },
  { pcr: 9, name: 'initramfs', content: 'initramfs 7.2' },
];

const CHANGED: Readonly<Record<Exclude<Boot['change'], 'nothing' | 'order'>, string>> = {
  loader: 'grub 2.12',
  cmdline: 'root=/dev/sda2 init=/bin/sh',
  initramfs: 'initramfs 7.3',
  keys: 'db: vendor, thief',
};

/** What really boots. */
export function partsOf({ change }: Boot): readonly Part[] {
  if (change === 'nothing') return GOOD;
  if (change === 'order') return [...GOOD.slice(0, 4), GOOD[5]!, GOOD[4]!];
  return GOOD.map((part) => (part.name === change ? { ...part, content: CHANGED[change] } : part));
}

/** What the chip is told: what boots, or what a thief read in the log of a good boot. */
export const toldTo = (boot: Boot): readonly Part[] => (boot.teller === 'thief' ? GOOD : partsOf(boot));

export const digestOf = ({ content }: Part): Uint8Array => sha256(new TextEncoder().encode(content));

/** Registers by number, 32 bytes each. */
export type Registers = Readonly<Record<Pcr, Uint8Array>>;

export const reset = (): Registers =>
  Object.fromEntries(PCRS.map((pcr) => [pcr, new Uint8Array(32)])) as unknown as Registers;

/** The one thing that can be done to a register: SHA-256 of what it holds, followed by the hash of the part. */
export function extend(registers: Registers, part: Part): Registers {
  const both = new Uint8Array(64);
  both.set(registers[part.pcr]);
  both.set(digestOf(part), 32);
  return { ...registers, [part.pcr]: sha256(both) };
}

/** What the registers held when the key was sealed. */
export const SEALED: Registers = GOOD.reduce(extend, reset());

export const same = (one: Uint8Array, other: Uint8Array): boolean => hex(one) === hex(other);

/** Registers of the policy that do not hold what they held at sealing; none of them, and the chip gives out the key. */
export const differing = (registers: Registers, policy: Boot['policy']): readonly Pcr[] =>
  POLICIES[policy].filter((pcr) => !same(registers[pcr], SEALED[pcr]));

/** The first four bytes, as the figure shows them. */
export const short = (bytes: Uint8Array): string => hex(bytes).slice(0, 8);
