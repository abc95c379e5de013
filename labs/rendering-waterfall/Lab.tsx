import type { ReactElement } from 'react';

import { Handle, nearest } from '../_kit/Handle';
import { LabFrame } from '../_kit/LabFrame';
import { Options } from '../_kit/Options';
import { useLab, type Lab } from '../_kit/useLab';
import { model, prediction } from './model';
import type { Bar, Setup, State } from './run';

const WAYS = {
  client: 'in the browser',
  server: 'on the server, whole',
  stream: 'streamed',
  static: 'at build time',
  components: 'server components, streamed',
  islands: 'at build time, one island',
} as const;
const TRIPS = { '20': '20 ms', '100': '100 ms', '300': '300 ms' } as const;
const QUERIES = { '20': '20 ms', '200': '200 ms', '1000': '1 s' } as const;
const DEVICES = { desk: 'desk, 2 MB/s', phone: 'phone, 200 kB/s' } as const;

const NAMES: readonly Bar['name'][] = ['HTML', 'query', 'scripts', 'run'];
const MOMENTS = { title: 'title', price: 'price', works: 'button' } as const;
const WIDTH = 320;
const LEFT = 58;
const RIGHT = 308;
const ROW = 24;

/** The bars so far on one scale, and the moments that a reader notices. */
function Waterfall({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { bars, moments, time, end } = lab.frame.state;
  const x = (at: number) => Math.round(LEFT + ((RIGHT - LEFT) * at) / end);
  const said = bars.map(({ name, from, to }) => `${name} from ${from} to ${to} ms`).join(', ');
  const height = ROW * NAMES.length + 4;
  const foot = height + ROW * 3;
  const times = lab.frames.map((frame) => ({ x: x(frame.state.time), y: 0 }));
  const { at } = lab.position;
  return (
    <svg className="lab-svg lab-chart" viewBox={`0 0 ${WIDTH} ${foot + 24}`}>
      <g role="img" aria-label={`Until ${time} ms: ${said || 'nothing yet'}.`}>
        {NAMES.map((name, row) => (
          <text key={name} className="lab-svg-left" x={2} y={row * ROW + 16}>
            {name}
          </text>
        ))}
        {bars.map(({ name, from, to }) => (
          <rect
            key={name}
            className="lab-shape"
            data-mark="look"
            x={x(from)}
            y={NAMES.indexOf(name) * ROW + 4}
            width={Math.max(2, x(to) - x(from))}
            height={ROW - 8}
          />
        ))}
        {(Object.keys(MOMENTS) as (keyof typeof MOMENTS)[]).map((name, row) => {
          const at = moments[name];
          const y = height + row * ROW;
          return (
            <g key={name}>
              <text className="lab-svg-left" x={2} y={y + 16}>
                {MOMENTS[name]}
              </text>
              {at !== undefined && (
                <rect
                  className="lab-shape"
                  data-mark="found"
                  x={x(at)}
                  y={y + 4}
                  width={RIGHT - x(at) + 6}
                  height={ROW - 8}
                />
              )}
            </g>
          );
        })}
        <line className="lab-line" data-mark="changed" x1={x(time)} x2={x(time)} y1={0} y2={foot + 4} />
      </g>
      <Handle
        at={{ x: x(time), y: foot + 13 }}
        label="The time"
        says={`${time} ms`}
        now={at}
        last={times.length - 1}
        onDrag={(to) => lab.move({ seek: nearest(times, { x: to.x, y: 0 }, at) })}
      />
    </svg>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <Options
      lab={lab}
      of={{
        way: ['Rendered', WAYS],
        trip: ['To the server and back', TRIPS],
        query: ['The query takes', QUERIES],
        device: ['The reader has', DEVICES],
      }}
    />
  );
}

/** One visit to the page of the note, rendered in one of six ways, on one scale of time. */
export function RenderingWaterfall(): ReactElement {
  const lab = useLab(model);
  const { moments, kilobytes } = lab.frame.state;
  const at = (time: number | undefined) => (time === undefined ? '–' : `${time} ms`);
  return (
    <LabFrame
      lab={lab}
      title="One visit, rendered in six ways"
      todo="Step on, or drag the ring through time."
      then="Go through the six ways with a query of 1 s, and again with the desk in place of the phone."
      notice="Which way makes the title wait for the query; and that the button waits for the scripts in all of them."
      caption="The HTML decides when something is to be seen, the scripts when it reacts. Sizes are those of the program above; the speeds of lines and devices are assumed, and the time of connecting is left out."
      prediction={prediction}
      numbers={{
        'first byte': at(moments.byte),
        title: at(moments.title),
        price: at(moments.price),
        button: at(moments.works),
        scripts: `${kilobytes} kB`,
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['upper bars: what is loaded, asked or run', 'lower bars: what the reader has, from then on', '| now']}
    >
      <Waterfall lab={lab} />
    </LabFrame>
  );
}
