import type { ReactElement } from 'react';

import type { Actor } from '../_kit/rows';
import { PARTIES, type Has, type Shown, type State } from './run';
import type { Party } from './script';

const NAMES: Readonly<Record<Party, string>> = { client: 'Client', server: 'Server', eve: 'Eve' };

const HAS: Readonly<Record<Has, string>> = { new: '✓ now', yes: '✓', gone: '† gone', no: '–' };

/** From left to right: client, Eve, server. */
const LANES: Readonly<Record<Party, number>> = { client: 26, eve: 160, server: 294 };
const ACTORS = { client: 'a', server: 'b', eve: 'c' } as const satisfies Record<Party, Actor>;
const TOP = 24;
const ROW = 26;

interface MessageProps {
  readonly message: Shown;
  readonly y: number;
}

/** A message: from whom to whom, what Eve can do with it where it passes her, its name and its size. */
function Message({ message: { from, to, name, bytes, read, isNew }, y }: MessageProps): ReactElement {
  const [start, end] = [LANES[from], LANES[to]];
  const tip = end > start ? end - 7 : end + 7;
  const isRight = Math.min(start, end) === LANES.eve;
  return (
    <g>
      <path
        className="lab-line"
        data-actor={ACTORS[from]}
        data-mark={isNew ? 'look' : null}
        d={`M${start},${y} H${end}`}
      />
      <path
        className="lab-line"
        data-actor={ACTORS[from]}
        data-mark={isNew ? 'look' : null}
        d={`M${tip},${y - 4} L${end},${y} L${tip},${y + 4}`}
      />
      <text
        className={`lab-svg-halo ${isRight ? 'lab-svg-right' : 'lab-svg-left'}`}
        x={isRight ? LANES.server - 8 : LANES.client + 8}
        y={y - 7}
      >
        {name}
      </text>
      {bytes !== null && (
        <text className="lab-svg-soft lab-svg-right" x={LANES.server - 8} y={y - 7}>
          {`${bytes.toLocaleString('en')} bytes`}
        </text>
      )}
      <circle className="lab-shape" data-actor={ACTORS.eve} cx={LANES.eve} cy={y} r={8} />
      <text x={LANES.eve} y={y + 4}>
        {read ? '✓' : '✗'}
      </text>
    </g>
  );
}

interface WireProps {
  readonly messages: readonly Shown[];
  /** How many messages the whole run has: their room is kept. */
  readonly most: number;
}

/** The messages so far, time running down, as they pass Eve. */
function Wire({ messages, most }: WireProps): ReactElement {
  const bottom = TOP + ROW * most + 6;
  const said = messages.map(
    ({ from, to, name, read }) =>
      `${name} from ${from} to ${to}, ${read ? 'which Eve reads' : 'which Eve cannot read'}`,
  );
  return (
    <svg
      className="lab-svg lab-chart"
      viewBox={`0 0 320 ${bottom + 4}`}
      role="img"
      aria-label={said.length === 0 ? 'Nothing is sent yet.' : `Sent so far: ${said.join('; ')}.`}
    >
      {PARTIES.map((party) => (
        <g key={party}>
          <path className="lab-line" data-actor={ACTORS[party]} d={`M${LANES[party]},${TOP - 6} V${bottom}`} />
          <text x={LANES[party]} y={12}>
            {NAMES[party]}
          </text>
        </g>
      ))}
      {messages.map((message, index) => (
        <Message key={message.name} message={message} y={TOP + ROW * (index + 1)} />
      ))}
    </svg>
  );
}

interface DrawingProps {
  readonly state: State;
  readonly most: number;
}

/** What has passed so far, and who could compute what. */
export function Drawing({ state, most }: DrawingProps): ReactElement {
  return (
    <>
      <Wire messages={state.messages} most={most} />
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
    </>
  );
}
