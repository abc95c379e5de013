const ALPHABET =
  '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

export function base58(bytes) {
  let number = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (; number > 0n; number /= 58n) {
    text = ALPHABET[Number(number % 58n)] + text;
  }
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(zeros) + text;
}

export function unbase58(text) {
  let number = 0n;
  for (const letter of text) {
    number = number * 58n + BigInt(ALPHABET.indexOf(letter));
  }
  const hex = number.toString(16);
  const zeros = text.length - text.replace(/^1+/, '').length;
  const body = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  return Buffer.concat([Buffer.alloc(zeros), body]);
}

/** JSON as RFC 8785 writes it: sorted names, no spaces. */
export function canonical(value) {
  if (Array.isArray(value)) {
    return `[${value.map(canonical).join(',')}]`;
  }
  if (value === null || typeof value !== 'object') {
    return JSON.stringify(value);
  }
  const members = Object.keys(value).sort().map((name) =>
    `${JSON.stringify(name)}:${canonical(value[name])}`);
  return `{${members.join(',')}}`;
}
