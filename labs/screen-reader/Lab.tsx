import type { ReactElement } from 'react';

import { Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import type { Content, Element, Hidden, Role, Setup } from './compute';
import { EXAMPLES, model, prediction, type State } from './model';

const ELEMENTS = {
  button: 'button',
  link: 'a with href',
  anchor: 'a',
  div: 'div',
  heading: 'h2',
  field: 'input',
} as const satisfies Record<Element, string>;
const ROLES = {
  none: 'no role',
  button: 'button',
  heading: 'heading',
  presentation: 'presentation',
} as const satisfies Record<Role, string>;
const CONTENTS = { text: 'Save', icon: 'an icon' } as const satisfies Record<Content, string>;
const HIDDENS = {
  no: 'not',
  'aria-hidden': 'aria-hidden',
  inert: 'inert',
  opacity: 'opacity: 0',
} as const satisfies Record<Hidden, string>;
const FLAGS = {
  label: 'aria-label="Keep"',
  labelledby: 'aria-labelledby',
  title: 'title="Tip"',
  tabindex: 'tabindex="0"',
} as const;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const set = (change: Partial<Setup>): void => lab.replace({ ...setup, ...change });
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen, 0)} />
      <Options
        lab={lab}
        of={{
          element: ['Element', ELEMENTS],
          role: ['role', ROLES],
          content: ['Inside', CONTENTS],
          hidden: ['Hidden', HIDDENS],
        }}
      />
      <div className="lab-buttons" role="group" aria-label="Attributes">
        {(Object.keys(FLAGS) as (keyof typeof FLAGS)[]).map((flag) => (
          <button
            key={flag}
            type="button"
            className="lab-button"
            aria-pressed={setup[flag]}
            onClick={() => set({ [flag]: !setup[flag] })}
          >
            {FLAGS[flag]}
          </button>
        ))}
      </div>
    </>
  );
}

/** From markup to what a screen reader is handed: role, name and what the keyboard can do. */
export default function ScreenReader(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="What a screen reader gets"
      todo="Step on to what the keyboard can do."
      then="Make it a real button, take its text away, or hide it."
      notice="Which attribute gives the name, and what is promised and not kept."
      caption="Role and name are decided by rules that ARIA can overrule. The keyboard belongs to the element, and no role changes it. The keys shown are those of a page without a screen reader."
      prediction={prediction}
      numbers={{
        role: state.role ?? 'not yet',
        name: state.name === null ? 'not yet' : state.name || 'none',
        keyboard: state.keys ?? 'not yet',
        said: state.said ?? 'not yet',
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['why: a hidden element with the text “Why”']}
    >
      <p className="lab-markup">
        <code>{state.markup}</code>
      </p>
    </LabFrame>
  );
}
