import { useState, type ReactElement } from 'react';

import { Buttons, Columns, LabFrame, Options, useLab } from '@groundwork/labs-kit';
import { vitalsOf, type Part, type Vital } from './entries';
import { useLive } from './live';
import { model, prediction, type Recording } from './model';

const RECORDED = {
  image: 'an image in the HTML',
  late: 'the same, by script',
  visit: 'clicks and shifts',
  prerendered: 'a prerendered page',
} as const satisfies Record<Recording, string>;

/** The button's work: as long as the slow handler of the note's sample. */
const WORK = 300;

const shown = ({ name, value }: Vital): string =>
  value === null ? 'not yet' : name === 'CLS' ? value.toFixed(4) : `${Math.round(value)} ms`;

/** The parts of one vital as bars, to one scale. */
function Parts({
  name,
  parts,
  rows,
}: {
  readonly name: string;
  readonly parts: readonly Part[];
  readonly rows: number;
}): ReactElement | null {
  if (rows === 0) return null;
  const most = Math.max(1, ...parts.map(({ ms }) => ms));
  const words = parts.map(({ name: part, ms }) => `${part} ${Math.round(ms)} ms`).join(', ');
  return (
    <svg
      className="lab-svg"
      viewBox={`0 0 320 ${rows * 18 + 4}`}
      role="img"
      aria-label={`${name}: ${words || 'not measured yet'}`}
    >
      {parts.map(({ name: part, ms }, index) => (
        <g key={part}>
          <text className="lab-svg-soft lab-svg-left" x={0} y={index * 18 + 14}>
            {`${name} ${part}`}
          </text>
          <rect className="lab-line" x={150} y={index * 18 + 3} width={Math.round((ms / most) * 100) + 1} height={12} />
          <text className="lab-svg-soft lab-svg-left" x={258} y={index * 18 + 14}>
            {`${Math.round(ms)} ms`}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** As many rows as a vital can have parts: room that is there from the start, so that the live figure shifts nothing. */
const ROOM: Readonly<Record<Vital['name'], number>> = { TTFB: 0, FCP: 0, LCP: 4, INP: 3, CLS: 0 };

interface TableProps {
  readonly caption: string;
  readonly vitals: readonly Vital[];
  readonly hasRoom?: boolean;
}

function Table({ caption, vitals, hasRoom = false }: TableProps): ReactElement {
  return (
    <>
      <table>
        <caption className="lab-hidden">{caption}</caption>
        <Columns names={['vital', 'value', 'rating', 'of']} />
        <tbody>
          {vitals.map((vital) => (
            <tr key={vital.name}>
              <th scope="row">{vital.name}</th>
              <td>{shown(vital)}</td>
              <td>{vital.rating ?? '-'}</td>
              <td>{vital.what || '-'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {vitals.map(({ name, parts }) => (
        <Parts key={name} name={name} parts={parts} rows={hasRoom ? ROOM[name] : parts.length} />
      ))}
    </>
  );
}

function work(): void {
  const end = performance.now() + WORK;
  while (performance.now() < end);
}

/** The page that the reader is on. */
function ThisPage(): ReactElement {
  const live = useLive();
  const [isThere, setThere] = useState(false);
  const text = live ? `${live.entries.length} entries so far.` : 'Nothing is measured yet. This needs JavaScript.';
  return (
    <details className="lab-fold" data-changes-by-itself="">
      <summary>This page, in your browser, now</summary>
      <p hidden={!isThere}>{'This line came a second later, and all below it moved.'}</p>
      <Table caption="The vitals of this page" vitals={vitalsOf(live?.entries ?? [])} hasRoom />
      <p className="lab-note">{text}</p>
      <p className="lab-note" hidden={!live || live.missing.length === 0}>
        {`Your browser does not measure: ${live?.missing.join(', ') ?? ''}.`}
      </p>
      <div className="lab-controls">
        <Buttons
          label="Make it worse"
          actions={{
            [`Work for ${WORK} ms`]: work,
            'Move things in a second': () => setTimeout(() => setThere((now) => !now), 1000),
          }}
        />
      </div>
    </details>
  );
}

/** The vitals of recorded visits, entry by entry, and of this page as it is used. */
export default function LiveVitals(): ReactElement {
  const lab = useLab(model);
  const { vitals } = lab.frame.state;
  return (
    <LabFrame
      lab={lab}
      title="Five vitals, entry by entry"
      todo="Step on through the recorded visit."
      then="Choose another visit. Then open “This page”, use its buttons, and watch the vitals of this very page."
      notice="Which part of the wait is the longest, and which shifts count."
      caption="FCP (First Contentful Paint) is the time of the first painted text or image. The parts add up to the value and name the cause. A shift in answer to an input does not count, and CLS takes the worst session window, not the sum of all."
      prediction={prediction}
      numbers={Object.fromEntries(vitals.map((vital) => [vital.name, shown(vital)]))}
      controls={<Options lab={lab} of={{ recording: ['Recorded visit', RECORDED] }} />}
      marks={[]}
      signs={['bars of one vital have one scale']}
      below={<ThisPage />}
    >
      <Table caption="The vitals of the recorded visit so far" vitals={vitals} />
    </LabFrame>
  );
}
