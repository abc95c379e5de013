import { defineLab, fields, flag, glued, oneOf, type Frame, type Prediction } from '@groundwork/labs-kit/model';

import {
  markup,
  tell,
  TEXTS,
  type Content,
  type Element,
  type Hidden,
  type Role,
  type Setup,
  type Told,
} from './compute';

/** What has been decided so far. */
export interface State {
  readonly setup: Setup;
  readonly markup: string;
  readonly role: string | null;
  readonly name: string | null;
  readonly keys: string | null;
  /** What would be said, at the end. */
  readonly said: string | null;
}

export const ELEMENTS: readonly Element[] = ['button', 'link', 'anchor', 'div', 'heading', 'field'];
export const ROLES: readonly Role[] = ['none', 'button', 'heading', 'presentation'];
export const CONTENTS: readonly Content[] = ['text', 'icon'];
export const HIDDENS: readonly Hidden[] = ['no', 'aria-hidden', 'inert', 'opacity'];

/** Texts that could be the name, in the order in which they are asked. */
const SOURCES = ['aria-labelledby', 'aria-label', 'content', 'title'] as const;

function trace(setup: Setup): readonly Frame<State>[] {
  const told = tell(setup);
  const frames: Frame<State>[] = [];
  let state: State = { setup, markup: markup(setup), role: null, name: null, keys: null, said: null };
  const say = (text: string, change: Partial<State>): void => {
    state = { ...state, ...change };
    frames.push({ text, state });
  };
  say('The browser reads the markup. Nothing is decided yet.', {});
  say(hiddenText(setup), {});
  say(roleText(setup, told), { role: told.role ?? 'no node' });
  for (const source of SOURCES) {
    if (told.role === null) break;
    const isIt = told.from === source;
    say(
      isIt ? `Name: ${source} is the first that counts, “${told.name}”.` : `Name: ${source} gives nothing here.`,
      isIt ? { name: told.name } : {},
    );
    if (isIt) break;
  }
  say(`Keyboard: ${keysText(told)}.`, { name: told.name, keys: told.tab ? told.keys : 'no Tab stop' });
  say(...verdict(setup, told));
  return frames;
}

function hiddenText({ hidden }: Setup): string {
  return {
    no: 'Nothing hides it.',
    'aria-hidden':
      'aria-hidden takes it out of the accessibility tree, and leaves it where it is for the eye and the keyboard.',
    inert: 'inert takes it out of the accessibility tree and from the keyboard. The eye still sees it.',
    opacity: 'opacity: 0 hides it from the eye, and from nobody else.',
  }[hidden];
}

function roleText({ role }: Setup, told: Told): string {
  if (told.role === null) return 'Role: there is no node that could have one.';
  if (role === 'none') return `Role: ${told.role}, from the element.`;
  if (role !== 'presentation')
    return `Role: ${told.role}, from the attribute. What the element was does not matter any more.`;
  return `Role: ${told.role}. presentation is ignored, because the element takes the focus or has an ARIA attribute for all roles.`;
}

function keysText({ tab, keys }: Told): string {
  if (!tab) return 'the Tab key does not stop here';
  if (keys === 'typing') return 'the Tab key stops here, and typing works';
  return keys === 'nothing'
    ? 'the Tab key stops here, and no key does anything'
    : `the Tab key stops here, and ${keys} presses it`;
}

function verdict(setup: Setup, told: Told): [string, Partial<State>] {
  const { role, name, tab, keys } = told;
  if (role === null) {
    return tab
      ? [
          'A stop of the Tab key that is not in the tree. In some browsers, a screen reader meets silence. Others put it back into the tree.',
          { said: 'silence, in some browsers' },
        ]
      : ['A screen reader passes it by.', { said: 'nothing' }];
  }
  const said =
    role === 'generic' ? name || visible(setup) : [name, role === 'textbox' ? 'edit' : role].filter(Boolean).join(', ');
  const isPromise = role === 'button' && keys !== 'Enter and space';
  const isNameless = ['button', 'link', 'textbox'].includes(role) && name === '';
  const fault = isNameless
    ? 'A name is missing.'
    : isPromise
      ? keys === 'Enter'
        ? 'It says button, and space does not press it.'
        : 'It says button, and the keyboard cannot press it. A screen reader may click for its user.'
      : name !== '' &&
          setup.content === 'text' &&
          setup.element !== 'field' &&
          told.from !== 'content' &&
          !name.includes(TEXTS.content)
        ? `The eye reads “${TEXTS.content}”, and the name is another one.`
        : 'Nothing contradicts it.';
  return [`Something like: “${said || 'nothing'}”. ${fault}`, { said: said || 'nothing' }];
}

const visible = ({ content }: Setup): string => (content === 'text' ? TEXTS.content : '');

const plain = { label: false, labelledby: false, title: false, tabindex: false, hidden: 'no' } as const;
const initial: Setup = { ...plain, element: 'div', role: 'button', content: 'text', tabindex: true };

/** Markup worth starting from. */
export const EXAMPLES = {
  'A div that says button': initial,
  'An icon alone': { ...plain, element: 'button', role: 'none', content: 'icon' },
  'Three names': { ...plain, element: 'button', role: 'none', content: 'text', label: true, labelledby: true },
  'Hidden, and still a stop': { ...plain, element: 'button', role: 'none', content: 'text', hidden: 'aria-hidden' },
  'Not to be taken away': { ...plain, element: 'button', role: 'presentation', content: 'text' },
} as const satisfies Record<string, Setup>;

const bit = flag('1', '0');

export const model = defineLab<Setup, State>({
  name: 'screen-reader',
  setup: fields({
    element: oneOf(ELEMENTS),
    role: oneOf(ROLES),
    content: oneOf(CONTENTS),
    hidden: oneOf(HIDDENS),
    label: bit,
    labelledby: glued(bit),
    title: glued(bit),
    tabindex: glued(bit),
  }),
  initial,
  // Role and name are decided; the keyboard comes next.
  startAt: trace(initial).findIndex(({ state }) => state.name !== null),
  trace,
});

function predict(): Prediction {
  const { tab, keys } = tell(initial);
  const choices = ['Enter and space press it', 'Enter alone presses it', 'No key presses it'];
  return {
    question:
      'A div with role="button", tabindex="0" and a click listener. No screen reader runs. What do Enter and space do?',
    choices,
    right: tab && keys === 'nothing' ? 2 : keys === 'Enter' ? 1 : 0,
    because: `A role changes what is told and nothing else. ${trace(initial).at(-1)!.text}`,
  };
}

export const prediction = predict();
