import type { Rule } from './knowledge';

export const EXCHANGES = ['hybrid', 'x25519', 'rsa'] as const;
export type Exchange = (typeof EXCHANGES)[number];

export const EVES = ['watches', 'key', 'quantum', 'middle'] as const;
/** What Eve does beyond keeping every byte: nothing, get the certificate's key or a quantum computer later, interfere now. */
export type Eve = (typeof EVES)[number];

export type Party = 'client' | 'server' | 'eve';

export interface Message {
  readonly from: Party;
  readonly to: Party;
  readonly name: string;
  /** Bytes of the record's body in the recorded run, where it was recorded. */
  readonly bytes: number | null;
  /** What it tells. */
  readonly items: readonly string[];
  /** The key that one needs to read it, or null if it is in the clear. */
  readonly key: string | null;
}

export interface Step {
  /** The sentence, or nothing where the account of what Eve knows gives it. */
  readonly text: string;
  /** What a party makes or gets by itself. */
  readonly makes?: Partial<Record<Party, readonly string[]>>;
  readonly messages?: readonly Message[];
  /** Both sides throw away all that was made for this connection. */
  readonly forgets?: boolean;
  /** Something is only got here: what can be computed from it is for the next step. */
  readonly gets?: boolean;
  /** How many times the wire has been crossed and back, when this step is done. */
  readonly trips: number;
}

/** Bodies of the records that samples/security/SSL recorded. */
export const BYTES = {
  hybrid: { clientHello: 1514, serverHello: 1210 },
  x25519: { clientHello: 282, serverHello: 122 },
  flight: { extensions: 42, certificate: 236, verify: 89, finished: 53, data: 31 },
} as const;

/** What everyone could compute. Private halves are written small, public ones large. */
const COMMON: readonly Rule[] = [
  { from: ['x-client', 'X-server'], to: 'X25519 secret' },
  { from: ['x-server', 'X-client'], to: 'X25519 secret' },
  { from: ['m-client', 'capsule'], to: 'ML-KEM secret' },
  { from: ['m-server', 'M-client'], to: 'ML-KEM secret' },
  // Shor's algorithm: a private key from a public one, for curves and RSA; not for ML-KEM.
  { from: ['quantum computer', 'X-client'], to: 'x-client' },
  { from: ['quantum computer', 'X-server'], to: 'x-server' },
  { from: ['quantum computer', 'certificate'], to: 'certificate key' },
];

const KEYS: Readonly<Record<Exchange, readonly Rule[]>> = {
  hybrid: [
    { from: ['X25519 secret', 'ML-KEM secret', 'hellos'], to: 'handshake keys' },
    { from: ['handshake keys', 'transcript'], to: 'application keys' },
  ],
  x25519: [
    { from: ['X25519 secret', 'hellos'], to: 'handshake keys' },
    { from: ['handshake keys', 'transcript'], to: 'application keys' },
  ],
  rsa: [{ from: ['secret from the client', 'hellos'], to: 'application keys' }],
};

/** The rules of a key exchange, with those for opening what was sealed. */
export function rulesOf(exchange: Exchange, steps: readonly Step[]): Rule[] {
  const sealed = steps.flatMap(({ messages = [] }) => messages.filter(({ key }) => key !== null));
  const openings = sealed.flatMap(({ key, name, items }) =>
    items.map((item) => ({ from: [key!, `sealed ${name}`], to: item })),
  );
  return [...COMMON, ...KEYS[exchange], ...openings];
}

/** Secrets that are made of two halves: the private ones, of which each side has its own. */
export const HALVES: Readonly<Record<string, readonly string[]>> = {
  'X25519 secret': ['x-client', 'x-server'],
  'ML-KEM secret': ['m-client', 'm-server'],
  'keys client–Eve': ['client half', 'eve half'],
  'keys Eve–bank': ['server half', 'eve half'],
};

/** The secrets that the figure keeps account of. */
export const SECRETS: Readonly<Record<Exchange, readonly string[]>> = {
  hybrid: ['X25519 secret', 'ML-KEM secret', 'handshake keys', 'application keys', 'certificate key', 'data'],
  x25519: ['X25519 secret', 'handshake keys', 'application keys', 'certificate key', 'data'],
  rsa: ['secret from the client', 'application keys', 'certificate key', 'data'],
};

const clear = (from: Party, name: string, items: readonly string[], bytes: number | null = null): Message => ({
  from,
  to: from === 'client' ? 'server' : 'client',
  name,
  bytes,
  items,
  key: null,
});

const sealed = (from: Party, name: string, key: string, items: readonly string[], bytes: number | null): Message => ({
  ...clear(from, name, items, bytes),
  key,
});

const LATER: Readonly<Record<Exclude<Eve, 'middle'>, Step['makes']>> = {
  watches: {},
  key: { eve: ['certificate key'] },
  // Certificates are published (Certificate Transparency), so she has this one, too.
  quantum: { eve: ['quantum computer', 'certificate'] },
};

const LATER_TEXT: Readonly<Record<Exclude<Eve, 'middle'>, string>> = {
  watches: 'Years later, Eve has only the recording.',
  key: 'Years later, Eve gets the private key of the certificate.',
  quantum:
    'Years later, Eve gets a large quantum computer. It computes private keys from public ones, but not those of ML-KEM.',
};

/** What Eve gets, and then what she can do with it, for which the account has the words. */
function later(eve: Exclude<Eve, 'middle'>, trips: number): Step[] {
  return [
    { text: LATER_TEXT[eve], makes: LATER[eve], gets: true, trips },
    { text: '', trips },
  ];
}

const FORGET =
  'The connection ends. Both sides delete the keys and secrets of this connection. Eve has recorded every byte.';

/** TLS 1.3 with a certificate: RFC 9846, section 2. */
function tls13(exchange: 'hybrid' | 'x25519', eve: Exclude<Eve, 'middle'>): Step[] {
  const hybrid = exchange === 'hybrid';
  const { clientHello, serverHello } = BYTES[exchange];
  const { extensions, certificate, verify, finished, data } = BYTES.flight;
  const pairs = hybrid ? 'two key pairs, X25519 and ML-KEM-768,' : 'an X25519 key pair';
  return [
    {
      text: `The client makes ${pairs} for this connection. The bank has the private key of its certificate.`,
      makes: { client: hybrid ? ['x-client', 'm-client'] : ['x-client'], server: ['certificate key', 'certificate'] },
      trips: 0,
    },
    {
      text: `The client sends its public ${hybrid ? 'keys' : 'key'}, a list of its algorithms, and the name bank.example, all unencrypted.`,
      messages: [clear('client', 'ClientHello', hybrid ? ['X-client', 'M-client'] : ['X-client'], clientHello)],
      trips: 0.5,
    },
    {
      text: hybrid
        ? 'The bank makes an X25519 pair, and with the client’s ML-KEM key a second secret, which it encrypts. Now it has handshake keys, for the next messages.'
        : 'The bank makes an X25519 pair. Now the bank can compute the handshake keys, which encrypt the next messages.',
      makes: { server: hybrid ? ['x-server', 'm-server', 'hellos'] : ['x-server', 'hellos'] },
      trips: 0.5,
    },
    {
      text: `The bank sends its public key${hybrid ? ' and the encrypted second secret' : ''}. Now the client computes the same ${hybrid ? 'secrets' : 'secret'} and the same keys.`,
      messages: [
        clear(
          'server',
          'ServerHello',
          hybrid ? ['X-server', 'capsule', 'hellos'] : ['X-server', 'hellos'],
          serverHello,
        ),
      ],
      trips: 1,
    },
    {
      text: 'The bank sends its certificate, encrypted with the handshake keys. Eve cannot read the certificate.',
      messages: [
        sealed('server', 'EncryptedExtensions', 'handshake keys', [], extensions),
        sealed('server', 'Certificate', 'handshake keys', ['certificate'], certificate),
      ],
      trips: 1,
    },
    {
      text: 'The bank signs all messages so far. The client checks the signature with the public key in the certificate: this is bank.example.',
      messages: [sealed('server', 'CertificateVerify', 'handshake keys', [], verify)],
      trips: 1,
    },
    {
      text: 'The bank sends Finished, a check value over all messages so far. Now both sides have the application keys, which encrypt the data.',
      makes: { server: ['transcript'] },
      messages: [sealed('server', 'Finished', 'handshake keys', ['transcript'], finished)],
      trips: 1,
    },
    {
      text: 'The client sends its own Finished and then the data: “pay 100 to bob”.',
      makes: { client: ['data'] },
      messages: [
        sealed('client', 'client’s Finished', 'handshake keys', [], finished),
        sealed('client', 'data', 'application keys', ['data'], data),
      ],
      trips: 1.5,
    },
    { text: FORGET, forgets: true, trips: 1.5 },
    ...later(eve, 1.5),
  ];
}

/** TLS 1.2 with RSA key exchange: RFC 5246, section 7.3. */
function tls12(eve: Exclude<Eve, 'middle'>): Step[] {
  return [
    {
      text: 'The client makes nothing yet. The bank has the private key of its certificate.',
      makes: { server: ['certificate key', 'certificate'] },
      trips: 0,
    },
    {
      text: 'The client sends a list of its algorithms and the name bank.example.',
      messages: [clear('client', 'ClientHello', [])],
      trips: 0.5,
    },
    {
      text: 'The bank chooses the algorithms and sends its certificate unencrypted. Eve can read the certificate.',
      messages: [clear('server', 'ServerHello', ['hellos']), clear('server', 'Certificate', ['certificate'])],
      makes: { server: ['hellos'] },
      trips: 1,
    },
    {
      text: 'The client makes a secret and encrypts it with the public key in the certificate. Only the private key decrypts it.',
      makes: { client: ['secret from the client'] },
      messages: [sealed('client', 'ClientKeyExchange', 'certificate key', ['secret from the client'], null)],
      trips: 1.5,
    },
    {
      text: 'Both send Finished, encrypted with keys from the secret. Only with the private key can the bank do so: this proves who it is.',
      messages: [
        sealed('client', 'client’s Finished', 'application keys', [], null),
        sealed('server', 'Finished', 'application keys', [], null),
      ],
      trips: 2,
    },
    {
      text: 'The client sends the data: “pay 100 to bob”.',
      makes: { client: ['data'] },
      messages: [sealed('client', 'data', 'application keys', ['data'], null)],
      trips: 2.5,
    },
    { text: FORGET, forgets: true, trips: 2.5 },
    ...later(eve, 2.5),
  ];
}

const between = (from: Party, to: Party, name: string, items: readonly string[], key: string | null): Message => ({
  from,
  to,
  name,
  bytes: null,
  items,
  key,
});

/** Eve answers in the server's place, with shares of her own, and passes the certificate on. */
function middle13(): Step[] {
  return [
    {
      text: 'The client makes its key shares. Eve stands between client and bank, and makes key shares of her own for both sides.',
      makes: {
        client: ['client half'],
        eve: ['eve half'],
        server: ['certificate key', 'certificate', 'server half'],
      },
      trips: 0,
    },
    {
      text: 'Eve stops the client’s ClientHello, and sends another ClientHello with her own key shares to the bank.',
      messages: [
        between('client', 'eve', 'ClientHello', ['client share'], null),
        between('eve', 'server', 'ClientHello of Eve', ['eve share'], null),
      ],
      trips: 0.5,
    },
    {
      text: 'The bank answers Eve, and Eve answers the client. Now she has one set of keys with the client and another with the bank.',
      messages: [
        between('server', 'eve', 'ServerHello', ['server share'], null),
        between('eve', 'client', 'ServerHello of Eve', ['eve share'], null),
      ],
      trips: 1,
    },
    {
      text: 'The bank sends its certificate to Eve, who can decrypt it. She passes the true certificate on to the client.',
      messages: [
        between('server', 'eve', 'Certificate', ['certificate'], 'keys Eve–bank'),
        between('eve', 'client', 'Certificate again', ['certificate'], 'keys client–Eve'),
      ],
      trips: 1,
    },
    {
      text: 'The bank signs the messages that it received: Eve’s ClientHello. Without the certificate key, Eve cannot sign other messages.',
      messages: [
        between('server', 'eve', 'CertificateVerify', ['signature'], 'keys Eve–bank'),
        between('eve', 'client', 'CertificateVerify again', ['signature'], 'keys client–Eve'),
      ],
      trips: 1,
    },
    {
      text: 'The client checks the signature against its own ClientHello: it does not fit. The client ends the connection and sends no data.',
      trips: 1,
    },
  ];
}

/** With RSA key exchange Eve can pass things on, and open nothing. */
function middle12(): Step[] {
  return [
    {
      text: 'Eve stands between client and bank. The bank has the private key of its certificate.',
      makes: { server: ['certificate key', 'certificate', 'hellos'] },
      trips: 0,
    },
    {
      text: 'She passes the first messages and the certificate on. She cannot get a certificate for bank.example from a CA that the client trusts.',
      messages: [
        between('server', 'eve', 'Certificate', ['certificate', 'hellos'], null),
        between('eve', 'client', 'Certificate again', ['certificate', 'hellos'], null),
      ],
      trips: 1,
    },
    {
      text: 'The client encrypts its secret with the public key in the certificate. Eve receives the encrypted secret, but cannot decrypt it.',
      makes: { client: ['secret from the client'] },
      messages: [
        between('client', 'eve', 'ClientKeyExchange', ['secret from the client'], 'certificate key'),
        between('eve', 'server', 'ClientKeyExchange again', ['secret from the client'], 'certificate key'),
      ],
      trips: 1.5,
    },
    {
      text: 'Eve passes the other messages on too. She cannot read the data, and both sides would notice a change.',
      makes: { client: ['data'] },
      messages: [between('client', 'server', 'data', ['data'], 'application keys')],
      trips: 2.5,
    },
  ];
}

export const MIDDLE_RULES: readonly Rule[] = [
  { from: ['client half', 'eve share'], to: 'keys client–Eve' },
  { from: ['eve half', 'client share'], to: 'keys client–Eve' },
  { from: ['eve half', 'server share'], to: 'keys Eve–bank' },
  { from: ['server half', 'eve share'], to: 'keys Eve–bank' },
];

export const MIDDLE_SECRETS: readonly string[] = ['keys client–Eve', 'keys Eve–bank', 'certificate key', 'data'];

/** All steps of one connection and what comes after. */
export function scriptOf(exchange: Exchange, eve: Eve): readonly Step[] {
  if (eve === 'middle') return exchange === 'rsa' ? middle12() : middle13();
  return exchange === 'rsa' ? tls12(eve) : tls13(exchange, eve);
}
