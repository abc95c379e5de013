import { createHash, generateKeyPairSync, randomBytes, sign, verify,
  createPublicKey } from 'node:crypto';

// #region tools
const encode = (value) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))
    .toString('base64url');
const decode = (text) => JSON.parse(Buffer.from(text, 'base64url'));
const hash = (text) =>
  createHash('sha256').update(text).digest('base64url');
const person = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const jwk = (pair) => pair.publicKey.export({ format: 'jwk' });

function jwt(payload, privateKey, typ) {
  const text = `${encode({ alg: 'ES256', typ })}.${encode(payload)}`;
  const signature = sign('sha256', Buffer.from(text),
    { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

function opened(token, key) {
  const [head, body, signature] = token.split('.');
  const publicKey = createPublicKey({ key, format: 'jwk' });
  const good = verify('sha256', Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'));
  if (!good) throw new Error('bad signature');
  return decode(body);
}
// #endregion tools

// #region issue
/** SD-JWT, RFC 9901: the token has hashes, the holder the claims. */
function issue(claims, holder, issuer) {
  const disclosures = Object.entries(claims).map(([name, value]) =>
    encode([randomBytes(16).toString('base64url'), name, value]));
  const token = jwt({
    iss: 'https://registry.example',
    vct: 'https://registry.example/person',
    cnf: { jwk: jwk(holder) },          // only this key may show it
    _sd_alg: 'sha-256',
    _sd: disclosures.map(hash).sort(),
  }, issuer.privateKey, 'dc+sd-jwt');
  return { token, disclosures };
}
// #endregion issue

// #region present
function present({ token, disclosures }, names, holder, aud, nonce) {
  const chosen = disclosures.filter(
    (d) => names.includes(decode(d)[1]));
  const shown = `${[token, ...chosen].join('~')}~`;
  const bound = { aud, nonce, sd_hash: hash(shown) };
  return shown + jwt(bound, holder.privateKey, 'kb+jwt');
}
// #endregion present

// #region check
function check(presentation, issuerKey, aud, nonce) {
  try {
    const parts = presentation.split('~');
    const binding = parts.pop();
    const [token, ...disclosures] = parts;
    const { _sd, cnf } = opened(token, issuerKey);
    for (const d of disclosures) {
      if (!_sd.includes(hash(d))) throw new Error('unknown claim');
    }
    const bound = opened(binding, cnf.jwk);
    if (bound.nonce !== nonce) throw new Error('not my challenge');
    if (bound.aud !== aud) throw new Error('not for me');
    const shown = `${parts.join('~')}~`;
    if (bound.sd_hash !== hash(shown)) throw new Error('other claims');
    return Object.fromEntries(
      disclosures.map((d) => decode(d).slice(1)));
  } catch (error) {
    return error.message;
  }
}
// #endregion check

// #region use
const [registry, ann, eve] = [person(), person(), person()];
const key = jwk(registry);
const claims = { name: 'Ann', birthdate: '1999-04-01', over18: true };
const credential = issue(claims, ann, registry);

const toBar = present(credential, ['over18'], ann, 'bar', 'n-1');
console.log('the bar learns', check(toBar, key, 'bar', 'n-1'));

const made = encode(['a salt', 'vip', true]);
const attempts = {
  'sent again': [toBar, 'bar', 'n-2'],
  'passed on to a shop': [toBar, 'shop', 'n-1'],
  'signed by Eve': [
    present(credential, ['over18'], eve, 'bar', 'n-1'), 'bar', 'n-1'],
  'a claim added on the way': [
    toBar.replace(/~([^~]*)$/, `~${credential.disclosures[0]}~$1`),
    'bar', 'n-1'],
  'a claim made up by Ann': [
    present({ ...credential, disclosures: [made] }, ['vip'], ann,
      'bar', 'n-1'), 'bar', 'n-1'],
};
for (const [name, [shown, aud, nonce]] of Object.entries(attempts)) {
  console.log(`${name}:`, check(shown, key, aud, nonce));
}
// #endregion use

// #region guess
// Without a salt, a hash of a date of birth hides nothing.
const target = hash(encode(['', 'birthdate', '1999-04-01']));
let tries = 0;
for (let day = 0; ; day++) {
  tries++;
  const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
  if (hash(encode(['', 'birthdate', date])) === target) {
    console.log(`without a salt: ${date} after ${tries} guesses`);
    break;
  }
}
// #endregion guess

// #region link
const toShop = present(credential, ['name'], ann, 'shop', 'n-7');
const signature = (shown) => shown.split('~')[0].split('.')[2];
console.log('bar and shop hold the same signature:',
  signature(toBar) === signature(toShop));
const keys = [person(), person()];
const [one, two] = keys.map((pair) => issue(claims, pair, registry));
console.log('from a batch of two:', one.token.split('.')[2]
  === two.token.split('.')[2]);
// #endregion link
