/** Appends unsigned variable-length integers, bytes and short texts; `take` returns what was written. */
export class ByteWriter {
  private bytes = new Uint8Array(256);
  private used = 0;

  get length(): number {
    return this.used;
  }

  byte(value: number): void {
    this.reserve(1);
    this.bytes[this.used++] = value;
  }

  /** Seven bits a byte, lowest first; the high bit says that more follow. */
  varint(value: number): void {
    let rest = value;
    while (rest > 0x7f) {
      this.byte((rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    this.byte(rest);
  }

  uint32(value: number): void {
    for (let shift = 0; shift < 32; shift += 8) this.byte((value >>> shift) & 0xff);
  }

  raw(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.used);
    this.used += bytes.length;
  }

  take(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.used);
  }

  private reserve(count: number): void {
    if (this.used + count <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.used + count));
    larger.set(this.bytes.subarray(0, this.used));
    this.bytes = larger;
  }
}

/** Reads what `ByteWriter` wrote; reading past the end throws `IndexFileError`. */
export class ByteReader {
  constructor(
    private readonly bytes: Uint8Array,
    public position = 0,
  ) {}

  byte(): number {
    const value = this.bytes[this.position++];
    if (value === undefined) throw new IndexFileError('the file ends early');
    return value;
  }

  varint(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
    throw new IndexFileError('a number is longer than 32 bits');
  }

  uint32(): number {
    return (this.byte() | (this.byte() << 8) | (this.byte() << 16) | (this.byte() << 24)) >>> 0;
  }

  raw(length: number): Uint8Array {
    const end = this.position + length;
    if (end > this.bytes.length) throw new IndexFileError('the file ends early');
    const part = this.bytes.subarray(this.position, end);
    this.position = end;
    return part;
  }
}

/** An index file that is missing, truncated or not ours. */
export class IndexFileError extends Error {
  override name = 'IndexFileError';
}

/** What a text says as JSON; undefined where it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** FNV-1a over bytes, 32 bits: finds a truncated or foreign file, not an attacker. */
export function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
