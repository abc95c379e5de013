import type { ReactElement } from 'react';

import { Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, prediction } from './model';
import type { Setup, State } from './run';

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

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <>
      <Examples of={EXAMPLES} start={(example) => lab.replace({ ...lab.setup, ...example })} />
      <Options
        lab={lab}
        of={{
          way: ['Rendered', WAYS],
          trip: ['To the server and back', TRIPS],
          query: ['The query takes', QUERIES],
          device: ['The reader has', DEVICES],
        }}
      />
    </>
  );
}

/** One visit to the page of the note, rendered in one of six ways, on one scale of time. */
export default function RenderingWaterfall(): ReactElement {
  const lab = useLab(model);
  const { moments, kilobytes } = lab.frame.state;
  const at = (time: number | undefined) => (time === undefined ? '–' : `${time} ms`);
  return (
    <LabFrame
      lab={lab}
      title="One visit, rendered in six ways"
      todo="Click another of the six ways. Drag the blue “now”."
      then="Go through the six ways with a slow query, and again with a computer in place of the phone."
      notice="Which way makes the title wait for the query; and that the button waits for the scripts in all of them."
      caption="The HTML decides when something is to be seen, the scripts when it reacts. Sizes are those that bytes.mjs on this page prints; the speeds of lines and devices are assumed, and the time of connecting is left out."
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
      signs={[
        'strip: the screen, drawn out over time',
        'dotted: nothing there yet, or it does not react',
        '1, 2, 3: requests',
      ]}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
