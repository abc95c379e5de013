import type { ReactElement } from 'react';

import { LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { model, prediction, type Setup } from './model';
import type { State } from './run';

const EXCHANGES = {
  hybrid: 'TLS 1.3, X25519MLKEM768',
  x25519: 'TLS 1.3, X25519',
  rsa: 'TLS 1.2, RSA',
} as const;

const EVES = {
  watches: 'keeps the recording',
  key: 'later gets the certificate key',
  quantum: 'later gets a quantum computer',
  middle: 'stands in the middle now',
} as const;

function numbers({ messages, trips }: State): Record<string, string | number> {
  const known = messages.every(({ bytes }) => bytes !== null);
  const bytes = messages.reduce((sum, message) => sum + (message.bytes ?? 0), 0);
  return {
    'trips there and back': trips,
    'Eve cannot read': messages.filter(({ read }) => !read).length,
    'bytes in records': known ? bytes.toLocaleString('en') : 'not recorded',
  };
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <Options
      lab={lab}
      of={{
        exchange: ['Key exchange', EXCHANGES],
        eve: ['Eve', EVES],
      }}
    />
  );
}

/** The handshake of TLS message by message, with an account of who can compute which secret. */
export default function TlsHandshake(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="Who knows which secret, and when"
      todo="Press Play. Click the bank’s key K: Eve steals it later, or not."
      then="Choose another key exchange or another Eve."
      notice="See which messages Eve cannot read, which secrets both sides delete, and whether Eve can read the recording years later."
      caption="Eve can read a recording if she can compute its keys: with the certificate’s private key only if the secret was encrypted for it (RSA), with a quantum computer only if ML-KEM was not used."
      prediction={prediction}
      numbers={numbers(state)}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        'square: a secret, from which keys are made',
        'padlock: locked with the key of that letter',
        'dashed and struck: deleted, or never had',
      ]}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
