import { createHash, createPrivateKey, createPublicKey, sign, verify }
  from 'node:crypto';
import { readFileSync } from 'node:fs';
import { base58, canonical, unbase58 } from './encodings.mjs';

// #region did
// Keys from fixed seeds, so that the page shows the same names.
function keyPair(seed) {
  const pkcs8 = Buffer.concat([
    Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  return createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
}

function didOf(privateKey) {
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  const bytes = Buffer.concat([
    Buffer.from([0xed, 0x01]),              // "an Ed25519 key follows"
    Buffer.from(x, 'base64url')]);
  return `did:key:z${base58(bytes)}`;
}

function keyOf(did) {                       // no request, no registry
  const bytes = unbase58(did.slice('did:key:z'.length));
  const x = bytes.subarray(2).toString('base64url');
  return createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}
// #endregion did

// #region proof
const hash = (value) =>
  createHash('sha256').update(canonical(value)).digest();

/** Data Integrity, cryptosuite eddsa-jcs-2022. */
const signed = ({ proof, ...document }) => {
  const { proofValue, ...options } = proof;
  return Buffer.concat([hash(options), hash(document)]);
};

function issue(document, privateKey) {
  const did = didOf(privateKey);
  const proof = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created: '2026-11-20T12:00:00Z',
    verificationMethod: `${did}#${did.slice('did:key:'.length)}`,
    proofPurpose: 'assertionMethod',
    '@context': document['@context'],
  };
  const value = sign(null, signed({ ...document, proof }), privateKey);
  const proofValue = `z${base58(value)}`;
  return { ...document, proof: { ...proof, proofValue } };
}

function proves(credential) {
  const { proofValue, verificationMethod } = credential.proof;
  const key = keyOf(verificationMethod.split('#')[0]);
  const value = unbase58(proofValue.slice(1));
  return verify(null, signed(credential), key, value);
}

const check = (credential) => proves(credential)
  && credential.proof.verificationMethod
    .startsWith(`${credential.issuer}#`);
// #endregion proof

// #region use
const vector = JSON.parse(readFileSync('vector.json', 'utf8'));
console.log('example of the specification:', proves(vector));

const university = keyPair(Buffer.alloc(32, 1));
const stranger = keyPair(Buffer.alloc(32, 2));
const ann = didOf(keyPair(Buffer.alloc(32, 3)));

const credential = issue({
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  type: ['VerifiableCredential'],
  issuer: didOf(university),
  validFrom: '2026-10-01T00:00:00Z',
  credentialSubject: { id: ann, degree: 'Master of Science' },
}, university);

console.log('issuer ', credential.issuer);
console.log('subject', ann);
console.log('proof  ', credential.proof.proofValue.slice(0, 40), '…');
console.log('as issued:', check(credential));

const { proof, issuer, ...rest } = credential;
console.log('fields in another order:',
  check({ proof, ...rest, issuer }));
const better = { id: ann, degree: 'Doctor of Science' };
console.log('another degree:',
  check({ ...credential, credentialSubject: better }));
console.log('another issuer:', check(issue(
  { issuer: didOf(stranger), ...rest }, stranger)), '(!)');
console.log('a copy, shown by Eve:', check({ ...credential }), '(!)');
// #endregion use
