import type { ReactElement } from 'react';

import { Handle, type Place } from '../_kit/Handle';
import { Chip, Row } from '../_kit/rows';
import { hash, pointsOf, spotOf, TURNED } from './ring';
import { KEYS, type State } from './run';

const SIZE = 240;
const TURN = 2 ** 32;

/** A place on a circle, in whole tenths: the same on server and client. */
function spot(at: number, radius: number): { x: number; y: number } {
  const angle = (at / TURN) * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(SIZE / 2 + radius * Math.sin(angle)), y: round(SIZE / 2 - radius * Math.cos(angle)) };
}

/** Which letters stand further out, because the one before them on the ring is too near. */
function lifted(places: readonly number[]): readonly boolean[] {
  const out: boolean[] = [];
  places.forEach((at, index) => out.push(index > 0 && !out[index - 1] && at - places[index - 1]! < TURN / 45));
  return out;
}

const DEGREES_A_STEP = 5;
const within = (degrees: number): number => (Math.round(degrees) + 720) % 360;

/** The angle of a place around the middle, clockwise from the top, in degrees. */
const angleOf = ({ x, y }: Place): number => (Math.atan2(x - SIZE / 2, SIZE / 2 - y) * 180) / Math.PI;

interface RingProps {
  readonly state: State;
  readonly onTurn: (degrees: number) => void;
}

/** The ring: points of the servers outside, keys inside; a moved key is drawn as a square. */
export function Ring({ state, onTurn }: RingProps): ReactElement {
  const { turn } = state;
  const points = pointsOf(state.servers, state.each, turn);
  const first = spotOf(TURNED, 0, turn);
  const few = points.length <= 24;
  const out = lifted(points.map(({ at }) => at));
  return (
    <svg className="lab-svg lab-tree" viewBox={`0 0 ${SIZE} ${SIZE}`}>
      <g
        role="img"
        aria-label={`A ring with ${points.length} points of ${state.servers.length} servers and ${KEYS.length} customers`}
      >
        <circle className="lab-line" cx={SIZE / 2} cy={SIZE / 2} r="80" />
        {points.map(({ at, server }, index) => {
          const [tick, end, label] = [spot(at, 80), spot(at, 88), spot(at, out[index] ? 110 : 98)];
          const mark = server === state.changed ? 'changed' : null;
          return (
            <g key={`${server}${at}`}>
              <line className="lab-line" data-mark={mark} x1={tick.x} y1={tick.y} x2={end.x} y2={end.y} />
              {few && (
                <text x={label.x} y={label.y + 4}>
                  {server[0]}
                </text>
              )}
            </g>
          );
        })}
        {KEYS.map((key, index) => {
          const { x, y } = spot(hash(key), 72);
          return state.now[index] === state.before[index] ? (
            <circle key={key} className="lab-shape" cx={x} cy={y} r="2.5" />
          ) : (
            <rect key={key} className="lab-shape" data-mark="changed" x={x - 2.5} y={y - 2.5} width="5" height="5" />
          );
        })}
      </g>
      {state.servers.includes(TURNED) && (
        <Handle
          at={spot(first, out[points.findIndex(({ at }) => at === first)] ? 110 : 98)}
          label={`The first point of ${TURNED}`}
          says={`${turn}° on from its hash`}
          now={turn}
          last={359}
          onDrag={(to) => onTurn(within(angleOf(to) - (spotOf(TURNED, 0, 0) / TURN) * 360))}
          onNudge={(by) => onTurn(within(turn + by * DEGREES_A_STEP))}
        />
      )}
    </svg>
  );
}

/** Each server with its keys. A key that came in this step is marked, and says from where. */
export function Keys({ state }: { readonly state: State }): ReactElement {
  return (
    <>
      {[...new Set([...state.servers, ...state.now])].map((server) => (
        <Row
          key={server}
          label={`${server}: ${state.now.filter((name) => name === server).length}`}
          says={`Customers of ${server}`}
        >
          {KEYS.map((key, index) => {
            if (state.now[index] !== server) return null;
            const came = state.before[index] !== server;
            return <Chip key={key} text={index} mark={came ? 'changed' : null} />;
          })}
        </Row>
      ))}
    </>
  );
}
