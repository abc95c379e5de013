import type { Frame } from '@groundwork/labs-kit/model';

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
  app: 'A click changes the state of App.',
  box: 'A click changes the state of Box.',
  theme: 'A click changes the theme. App keeps the theme as state, and offers it as a context.',
} as const;

interface Decision {
  readonly called: boolean;
  readonly why: string;
}

const called = (why: string): Decision => ({ called: true, why });
const left = (why: string): Decision => ({ called: false, why });

const sameElement = 'its element was made by App, and App was not called. So the element is the same object as before';

/** App and Box: the owners of state. */
function owner(name: 'App' | 'Box', { cause }: Setup): Decision {
  const inApp = cause !== 'box';
  if (name === 'App')
    return inApp ? called('its own state changed') : left('its state did not change. React goes on to Box');
  return called(inApp ? 'App was called and made a new element for it' : 'its own state changed');
}

function plain({ cause, place, memo }: Setup): Decision {
  if (place === 'children' && cause === 'box') return left(sameElement);
  if (memo) return left('its element is new, but Plain is in memo and has no props that could differ');
  return called(`${place === 'own' ? 'Box' : 'App'} was called and made a new element for it`);
}

function memoized({ cause, array }: Setup): Decision {
  if (cause === 'box') return left(sameElement);
  if (array === 'kept') return left('it is in memo, and its array is the same object as before');
  return called('it is in memo, but App was called and made a new array, so its props differ');
}

function themed({ cause }: Setup): Decision {
  if (cause === 'theme') return called('it is in memo, but it reads the theme, and the theme changed');
  if (cause === 'box') return left(sameElement);
  return left('it is in memo, its props are equal, and the theme is the same');
}

/** What the commit writes into the page. */
function writesOf({ cause, shown }: Setup): string[] {
  if (cause === 'theme') return ['Themed shows dark'];
  return shown ? [`${cause === 'app' ? 'App' : 'Box'} shows 1`] : [];
}

/** One click: the walk of the render phase, component by component, then the commit. */
export function run(setup: Setup): readonly Frame<State>[] {
  if (setup.cause === 'again') {
    const text =
      'A click sets the state of Box to its old value. The two values are equal by Object.is, and no other update is waiting. So React calls no component.';
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
  const what =
    writes.length === 0
      ? 'nothing, because the output is equal to the output before'
      : `one text in the DOM: ${writes.join(', ')}`;
  frames.push({ text: `The commit changes ${what}.`, state: { seen, writes } });
  return frames;
}
