import type { ReactElement } from 'react';

import { LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { model, prediction } from './model';
import type { Setup, State } from './run';

const WAY_WORDS = { compute: 'computes', call: 'waits in a system call' } as const;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <Options
      lab={lab}
      of={{
        way: ['Before it sends, each goroutine', WAY_WORDS],
        ps: 'GOMAXPROCS',
        goroutines: 'Goroutines',
        room: 'Room of the channel',
      }}
    />
  );
}

/** Goroutines (G) on threads (M) through Ps: start, send, receive, block, steal. */
export default function GoScheduler(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="Who runs next"
      todo="Bet, then step to the end: each tick, a thread with a P does one step. Then add permit P1."
      then="In this program, main starts four goroutines, g1 to g4. Each of them computes, sends one value to main, and ends. Set GOMAXPROCS to 2, and look for a thread that steals. At last set GOMAXPROCS to 1 again, and let each goroutine wait in a system call."
      notice="A goroutine that is blocked on the channel holds no thread. A goroutine that waits in a system call holds a thread."
      caption="A P is a permit to run Go code. M0 with P0 means that the thread M0 holds P0. A goroutine that is new takes the runnext slot. A goroutine that has waited and can go on takes this slot as well: for example main, when another goroutine sends it a value. The goroutine that was in the slot moves to the end of the run queue. A thread whose P has no ready goroutine steals half of the run queue of another P. Simplified: the lab leaves out some things that the real runtime does. The runtime chooses at random where it steals, and it may steal from a runnext slot as well. The runtime interrupts a goroutine that runs for long. When data arrives from the network, the runtime puts the goroutine that waited for the data into a queue. It lets a thread keep its P during a short system call."
      prediction={prediction}
      numbers={{
        tick: state.now,
        threads: state.threads,
        stolen: state.stolen,
        received: `${state.got.length} of ${lab.setup.goroutines}`,
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['P: permit', 'M: thread', 'round: goroutine', 'square: its value', 'dashed: blocked, or gone']}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
