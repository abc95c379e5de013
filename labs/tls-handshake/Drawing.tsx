import type { ReactElement } from 'react';

import { PARTIES, type Has, type Shown, type State } from './run';
import type { Party } from './script';

const NAMES: Readonly<Record<Party, string>> = { client: 'Client', server: 'Server', eve: 'Eve' };

const HAS: Readonly<Record<Has, string>> = { new: '✓ now', yes: '✓', gone: '† gone', no: '–' };

/** From left to right the parties stand as client, Eve, server. */
function arrow({ from, to }: Shown): string {
  return from === 'client' || to === 'server' ? '→' : '←';
}

function MessageLine({ message }: { readonly message: Shown }): ReactElement {
  const { name, bytes, read, isNew } = message;
  const size = bytes === null ? '' : `, ${bytes.toLocaleString('en')} bytes`;
  const line = `${arrow(message)} ${name}${size}`;
  return (
    <li>
      {isNew ? <strong>{line}</strong> : <span>{line}</span>}
      <span className="lab-chip-none">{read ? ' · Eve reads it' : ' · Eve cannot read it'}</span>
    </li>
  );
}

/** What has passed so far, and who could compute what. */
export function Drawing({ state }: { readonly state: State }): ReactElement {
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Secret</th>
            {PARTIES.map((party) => (
              <th key={party} scope="col">
                {NAMES[party]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {state.secrets.map(({ name, has }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {PARTIES.map((party) => (
                <td key={party}>{HAS[has[party]]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="lab-label">{state.messages.length === 0 ? 'Nothing sent yet' : 'Sent so far'}</p>
      <ol aria-label="Messages on the wire">
        {state.messages.map((message) => (
          <MessageLine key={message.name} message={message} />
        ))}
      </ol>
    </>
  );
}
