import { fromLittle, joined, same, toLittle } from './bytes';
import { sha512 } from './sha512';

/** The prime of Curve25519. */
const P = (1n << 255n) - 19n;
/** The order of its base point (RFC 8032, section 5.1). */
const L = (1n << 252n) + 27742317777372353535851937790883648493n;

const mod = (value: bigint, by = P) => ((value % by) + by) % by;

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (let b = mod(base), e = exponent; e > 0n; e >>= 1n, b = (b * b) % P) if (e & 1n) result = (result * b) % P;
  return result;
}

const inverse = (value: bigint) => power(value, P - 2n);

/** X25519 (RFC 7748, section 5): the shared secret of a private key and a public one. */
export function x25519(scalar: Uint8Array, point: Uint8Array): Uint8Array {
  const k = (fromLittle(scalar) & ~7n & ((1n << 254n) - 1n)) | (1n << 254n);
  const u = fromLittle(point) & ((1n << 255n) - 1n);
  let [x2, z2, x3, z3] = [1n, 0n, u, 1n];
  for (let bit = 254n; bit >= 0n; bit--) {
    const swap = (k >> bit) & 1n;
    if (swap) [x2, z2, x3, z3] = [x3, z3, x2, z2];
    const [sum, difference] = [x2 + z2, mod(x2 - z2)];
    const [aa, bb] = [(sum * sum) % P, (difference * difference) % P];
    const [da, cb] = [mod((x3 - z3) * sum), ((x3 + z3) * difference) % P];
    const e = mod(aa - bb);
    x3 = (da + cb) * (da + cb);
    z3 = u * mod(da - cb) * (da - cb);
    [x2, z2, x3, z3] = [(aa * bb) % P, (e * (aa + 121665n * e)) % P, mod(x3), mod(z3)];
    if (swap) [x2, z2, x3, z3] = [x3, z3, x2, z2];
  }
  return toLittle((x2 * inverse(z2)) % P, 32);
}

/** The public key of an X25519 private key. */
export const x25519Public = (scalar: Uint8Array): Uint8Array => x25519(scalar, toLittle(9n, 32));

/** A point of the Edwards curve as (X : Y : Z : T) with x = X/Z, y = Y/Z, xy = T/Z (RFC 8032, section 5.1.4). */
type Point = readonly [bigint, bigint, bigint, bigint];

const D = mod(-121665n * inverse(121666n));

function add([x1, y1, z1, t1]: Point, [x2, y2, z2, t2]: Point): Point {
  const a = mod((y1 - x1) * (y2 - x2));
  const b = ((y1 + x1) * (y2 + x2)) % P;
  const c = (2n * t1 * D * t2) % P;
  const d = (2n * z1 * z2) % P;
  const [e, f, g, h] = [mod(b - a), mod(d - c), d + c, b + a];
  return [(e * f) % P, (g * h) % P, (f * g) % P, (e * h) % P];
}

function times(scalar: bigint, point: Point): Point {
  let result: Point = [0n, 1n, 1n, 0n];
  for (let s = scalar, p = point; s > 0n; s >>= 1n, p = add(p, p)) if (s & 1n) result = add(result, p);
  return result;
}

function encoded([x, y, z]: Point): Uint8Array {
  const back = inverse(z);
  return toLittle(((y * back) % P) | ((((x * back) % P) & 1n) << 255n), 32);
}

/** The point that 32 bytes stand for, or null: most changes of a byte leave no point (RFC 8032, section 5.1.3). */
function decoded(bytes: Uint8Array): Point | null {
  const whole = fromLittle(bytes);
  const y = whole & ((1n << 255n) - 1n);
  if (y >= P) return null;
  const u = mod(y * y - 1n);
  const v = (D * y * y + 1n) % P;
  let x = (u * power(v, 3n) * power(u * power(v, 7n), (P - 5n) / 8n)) % P;
  if ((v * x * x) % P !== u) x = (x * power(2n, (P - 1n) / 4n)) % P;
  if ((v * x * x) % P !== u || (x === 0n && whole >> 255n === 1n)) return null;
  if ((x & 1n) !== whole >> 255n) x = mod(-x);
  return [x, y, 1n, (x * y) % P];
}

const BASE = decoded(toLittle((4n * inverse(5n)) % P, 32))!;

function expanded(key: Uint8Array): { scalar: bigint; prefix: Uint8Array } {
  const hash = sha512(key);
  const scalar = (fromLittle(hash.subarray(0, 32)) & ~7n & ((1n << 254n) - 1n)) | (1n << 254n);
  return { scalar, prefix: hash.subarray(32) };
}

const numberOf = (...parts: readonly Uint8Array[]) => mod(fromLittle(sha512(joined(...parts))), L);

/** The public key of an Ed25519 private key (RFC 8032, section 5.1.5). */
export const ed25519Public = (key: Uint8Array): Uint8Array => encoded(times(expanded(key).scalar, BASE));

/** An Ed25519 signature, 64 bytes (RFC 8032, section 5.1.6). */
export function ed25519Sign(key: Uint8Array, message: Uint8Array): Uint8Array {
  const { scalar, prefix } = expanded(key);
  const r = numberOf(prefix, message);
  const commitment = encoded(times(r, BASE));
  const k = numberOf(commitment, ed25519Public(key), message);
  return joined(commitment, toLittle((r + k * scalar) % L, 32));
}

/** True if the signature belongs to the message and the public key (RFC 8032, section 5.1.7, without the cofactor). */
export function ed25519Verify(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const point = decoded(key);
  const s = fromLittle(signature.subarray(32));
  if (point === null || s >= L) return false;
  const commitment = signature.subarray(0, 32);
  const k = numberOf(commitment, key, message);
  const [x, y, z, t] = times(k, point);
  return same(encoded(add(times(s, BASE), [mod(-x), y, z, mod(-t)])), commitment);
}
