/** Bytes one after the other. */
export function joined(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** Exclusive or, as long as the first. */
export const xor = (a: Uint8Array, b: Uint8Array): Uint8Array => a.map((byte, index) => byte ^ b[index]!);

export const same = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The characters of printable ASCII; a dot for each other byte, as hex dumps show them. */
export const shown = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·')).join('');

const pair = (byte: number) => byte.toString(16).padStart(2, '0');

/** A whole number from bytes, the most significant first. */
export const fromBig = (bytes: Uint8Array): bigint => BigInt(`0x0${Array.from(bytes, pair).join('')}`);

/** A whole number from bytes, the least significant first. */
export const fromLittle = (bytes: Uint8Array): bigint => fromBig(bytes.slice().reverse());

/** `length` bytes of a whole number, the most significant first. */
export function toBig(value: bigint, length: number): Uint8Array {
  const digits = value.toString(16).padStart(length * 2, '0');
  return Uint8Array.from({ length }, (_, index) => parseInt(digits.slice(index * 2, index * 2 + 2), 16));
}

/** `length` bytes of a whole number, the least significant first. */
export const toLittle = (value: bigint, length: number): Uint8Array => toBig(value, length).reverse();
