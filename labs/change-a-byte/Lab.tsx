import { useState, type ReactElement } from 'react';

import { Buttons, Choice, LabFrame, Options, Slider, useLab, type Lab } from '@groundwork/labs-kit';
import { askBrowser } from './browser';
import { Drawing } from './Drawing';
import { model, prediction, type Setup } from './model';
import { MESSAGE, type Protection } from './protections';
import { digitOf, HOLDERS, lengthOf, placeOf, type State } from './run';

const NAMES = {
  ctr: 'shared key, AES-CTR',
  gcm: 'shared key, AES-GCM',
  sealed: 'sealed to Bob’s public key',
  signed: 'signed, not encrypted',
} as const;

const ATTACKS = {
  flip: 'flips one bit',
  forge: 'wants another text',
  none: 'only watches',
} as const;

function numbers({ protection }: Setup): Record<string, string | number> {
  const sent = lengthOf(protection);
  const { ann, bob, eve } = HOLDERS[protection];
  return {
    'Ann has': ann,
    'Bob has': bob,
    'Eve has': eve,
    'bytes of text': MESSAGE.length,
    'bytes that travel': sent,
  };
}

/** The same bytes, given to the browser's own cryptography when the reader asks for it. */
function BrowserSays({ setup, reads }: { readonly setup: Setup; readonly reads: string | null }): ReactElement {
  const [answer, setAnswer] = useState({ to: '', text: '' });
  const asked = model.encode(setup);
  const ask = async () => {
    const said = await askBrowser(setup);
    const judged =
      said !== 'missing' && said.reads === reads ? 'The figure says the same.' : 'The figure says otherwise.';
    const text =
      said === 'missing' ? 'Your browser does not offer this algorithm here.' : `Your browser ${said.says}. ${judged}`;
    setAnswer({ to: asked, text });
  };
  return (
    <div className="lab-second lab-controls">
      <Buttons label="The bytes that Bob gets" actions={{ 'Ask my browser’s cryptography': () => void ask() }} />
      <p className="lab-note" role="status">
        {answer.to === asked ? answer.text : 'Web Cryptography decrypts or verifies them with the same keys.'}
      </p>
    </div>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const choose = (changed: Partial<Setup>) => lab.replace({ ...setup, ...changed });
  const flip = (changed: Partial<Setup>) => lab.adjust({ ...setup, ...changed, attack: 'flip' });
  return (
    <>
      <Choice
        name="lab-change-a-byte-protection"
        label="Protection"
        options={NAMES}
        value={setup.protection}
        onChange={(protection: Protection) => choose({ protection, byte: digitOf(protection) })}
      />
      <Options lab={lab} of={{ attack: ['Eve', ATTACKS] }} />
      <Slider
        id="lab-change-a-byte-byte"
        label="Byte that she flips"
        min={0}
        max={lengthOf(setup.protection) - 1}
        value={setup.byte}
        onChange={(byte) => flip({ byte })}
      />
      <Slider
        id="lab-change-a-byte-bit"
        label="Bit of it"
        min={0}
        max={7}
        value={setup.bit}
        onChange={(bit) => flip({ bit })}
      />
    </>
  );
}

/** Four protections of one message, three attacks, and who notices. */
export default function ChangeAByte(): ReactElement {
  const lab = useLab(model);
  const { setup, frame } = lab;
  const chosen = setup.attack === 'flip' ? setup.byte : undefined;
  const { name, at } = placeOf(lab.frames.at(-1)!.state.parts, setup.byte);
  return (
    <LabFrame
      lab={lab}
      title="One message, past somebody who changes it"
      todo="Step on: Bob opens what Eve has changed."
      then="Choose the other protections, and let Eve want another text."
      notice="Who holds which key, who can read, and which change Bob cannot notice."
      caption="Encryption hides; a tag or a signature protects. A message sealed to a public key can be anybody’s, and a signed one can be read by everybody."
      prediction={prediction}
      numbers={{ ...numbers(setup), 'chosen byte': `${at} of the ${name}` }}
      controls={<Controls lab={lab} />}
      marks={['changed']}
      signs={['thick frame: the byte that Eve chose']}
      below={<BrowserSays setup={setup} reads={lab.frames.at(-1)!.state.reads} />}
    >
      <Drawing state={frame.state} message={MESSAGE} chosen={chosen} />
    </LabFrame>
  );
}
