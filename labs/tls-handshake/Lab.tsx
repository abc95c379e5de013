import type { ReactElement } from 'react';

import { LabFrame } from '../_kit/LabFrame';
import { Options } from '../_kit/Options';
import { useLab, type Lab } from '../_kit/useLab';
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
    'round trips so far': trips,
    messages: messages.length,
    'sealed for Eve': messages.filter(({ read }) => !read).length,
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
export function TlsHandshake(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="Who knows which secret, and when"
      todo="Step on to the theft. Then choose another key exchange and another Eve, and go back to the first message to see the secrets appear."
      notice="From which message on Eve is shut out, what both sides throw away, and which secret her later gain cannot reach."
      caption="What decides about a recording is whether its secret can still be computed. The certificate’s key opens it only where that key carried the secret; a quantum computer only where no ML-KEM share took part."
      prediction={prediction}
      numbers={numbers(state)}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['✓ can compute it', '† thrown away', '– cannot', '→ towards the server', '← towards the client']}
    >
      <Drawing state={state} />
    </LabFrame>
  );
}
