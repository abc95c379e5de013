import type { Frame } from '../../lib/labModel';

/** What is clicked: `again` sets Box's state to what it is already. */
export const CAUSES = ['app', 'box', 'theme', 'again'] as const;
/** Who writes <Plain />: App, which hands it to Box as children, or Box itself. */
export const PLACES = ['children', 'own'] as const;
/** Whether the array given to Memo is kept outside, or made at each render of App. */
export const ARRAYS = ['kept', 'made'] as const;

export interface Setup {
  readonly cause: (typeof CAUSES)[number];
  readonly place: (typeof PLACES)[number];
  readonly array: (typeof ARRAYS)[number];
  /** Plain is wrapped in memo. */
  readonly memo: boolean;
  /** The number that a click on app or box counts stands in the page. */
  readonly shown: boolean;
}

export type Name = 'App' | 'Box' | 'Plain' | 'Memo' | 'Themed';
export type Verdict = 'called' | 'left out';

export interface State {
  /** What became of each component so far, in the order of the walk. */
  readonly seen: readonly { readonly name: Name; readonly verdict: Verdict }[];
  /** What the commit wrote, or null before it. */
  readonly writes: readonly string[] | null;
}

const STARTS = {
  app: 'A click sets another state in App.',
  box: 'A click sets another state in Box.',
  theme: 'A click sets another theme in App, which provides it as a context.',
} as const;

interface Decision {
  readonly called: boolean;
  readonly why: string;
}

const called = (why: string): Decision => ({ called: true, why });
const left = (why: string): Decision => ({ called: false, why });

/** App and Box: the owners of state. */
function owner(name: 'App' | 'Box', { cause }: Setup): Decision {
  const inApp = cause !== 'box';
  if (name === 'App')
    return inApp
      ? called('its own state changed')
      : left('nothing of its own changed, so React walks past it, down to Box');
  return called(inApp ? 'App ran and made a new element for it' : 'its own state changed');
}

function plain({ cause, place, memo }: Setup): Decision {
  if (place === 'children' && cause === 'box')
    return left('its element came from App, App did not run, and so it is the very same element');
  if (memo) return left('its element is new, and memo finds the same props: none');
  return called(`${place === 'own' ? 'Box' : 'App'} ran and made a new element for it`);
}

function memoized({ cause, array }: Setup): Decision {
  if (cause === 'box') return left('App did not run, so its element is the very same');
  if (array === 'kept') return left('memo finds the same array');
  return called('App ran and made a new array, and memo compares by identity');
}

function themed({ cause }: Setup): Decision {
  if (cause === 'theme') return called('the context it reads has another value, which memo does not ask about');
  if (cause === 'box') return left('App did not run, so its element is the very same');
  return left('memo finds the same props, and the context is the same');
}

/** What the commit writes into the page. */
function writesOf({ cause, shown }: Setup): string[] {
  if (cause === 'theme') return ['Themed: text dark'];
  return shown ? [`${cause === 'app' ? 'App' : 'Box'}: text 1`] : [];
}

/** One click: the walk of the render phase, component by component, then the commit. */
export function run(setup: Setup): readonly Frame<State>[] {
  if (setup.cause === 'again') {
    const text =
      'Box sets its state to what it is already. Object.is says so at the click, nothing is pending, and no component is called.';
    return [{ text, state: { seen: [], writes: [] } }];
  }
  const decisions: readonly (readonly [Name, Decision])[] = [
    ['App', owner('App', setup)],
    ['Box', owner('Box', setup)],
    ['Plain', plain(setup)],
    ['Memo', memoized(setup)],
    ['Themed', themed(setup)],
  ];
  const frames: Frame<State>[] = [{ text: STARTS[setup.cause], state: { seen: [], writes: null } }];
  const seen: State['seen'][number][] = [];
  for (const [name, decision] of decisions) {
    const verdict = decision.called ? 'called' : 'left out';
    seen.push({ name, verdict });
    frames.push({ text: `${name} is ${verdict}: ${decision.why}.`, state: { seen: [...seen], writes: null } });
  }
  const writes = writesOf(setup);
  const what = writes.length === 0 ? 'nothing: what the components returned is what stands there' : writes.join(', ');
  frames.push({ text: `The commit writes ${what}.`, state: { seen, writes } });
  return frames;
}
