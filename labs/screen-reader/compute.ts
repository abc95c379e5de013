export type Element = 'button' | 'link' | 'anchor' | 'div' | 'heading' | 'field';
export type Role = 'none' | 'button' | 'heading' | 'presentation';
export type Content = 'text' | 'icon';
export type Hidden = 'no' | 'aria-hidden' | 'inert' | 'opacity';

export interface Setup {
  readonly element: Element;
  readonly role: Role;
  readonly content: Content;
  /** aria-label="Keep" */
  readonly label: boolean;
  /** aria-labelledby of a hidden element with the text Why */
  readonly labelledby: boolean;
  /** title="Tip" */
  readonly title: boolean;
  /** tabindex="0" */
  readonly tabindex: boolean;
  readonly hidden: Hidden;
}

export const TEXTS = { label: 'Keep', labelledby: 'Why', title: 'Tip', content: 'Save' } as const;

export interface Told {
  /** What a screen reader is handed as a role; null where there is no node. */
  readonly role: string | null;
  readonly name: string;
  /** Where the name is from. */
  readonly from: 'aria-labelledby' | 'aria-label' | 'content' | 'title' | null;
  readonly tab: boolean;
  /** Whether Enter or space press it without a script for keys. */
  readonly keys: 'Enter and space' | 'Enter' | 'typing' | 'nothing';
}

const IMPLICIT: Readonly<Record<Element, string>> = {
  button: 'button',
  link: 'link',
  anchor: 'generic',
  div: 'generic',
  heading: 'heading',
  field: 'textbox',
};

/** Elements that take the focus by themselves. */
const isNative = ({ element }: Setup): boolean => element === 'button' || element === 'link' || element === 'field';

const isFocusable = (setup: Setup): boolean => (isNative(setup) || setup.tabindex) && setup.hidden !== 'inert';

/** The role: an explicit one wins; `presentation` is ignored on what is focusable or has a global ARIA attribute. */
function roleOf(setup: Setup): string {
  if (setup.role === 'none') return IMPLICIT[setup.element];
  if (setup.role !== 'presentation') return setup.role;
  const isIgnored = isFocusable(setup) || setup.label || setup.labelledby;
  return isIgnored ? IMPLICIT[setup.element] : 'none';
}

/** Roles that are named by what is in them. */
const FROM_CONTENT: readonly string[] = ['button', 'link', 'heading'];

/** The first that there is: aria-labelledby, aria-label, the content, title. */
function nameOf(setup: Setup, role: string): Pick<Told, 'name' | 'from'> {
  if (setup.labelledby) return { name: TEXTS.labelledby, from: 'aria-labelledby' };
  if (setup.label) return { name: TEXTS.label, from: 'aria-label' };
  const hasText = setup.content === 'text' && setup.element !== 'field';
  if (hasText && FROM_CONTENT.includes(role)) return { name: TEXTS.content, from: 'content' };
  // A generic element has none of title, unless it takes the focus. Chromium lets aria-label pass, which ARIA prohibits.
  if (setup.title && (role !== 'generic' || isFocusable(setup))) return { name: TEXTS.title, from: 'title' };
  return { name: '', from: null };
}

function keysOf({ element }: Setup, tab: boolean): Told['keys'] {
  if (!tab) return 'nothing';
  if (element === 'button') return 'Enter and space';
  if (element === 'link') return 'Enter';
  return element === 'field' ? 'typing' : 'nothing';
}

/** An `a` without `href` and without anything else is text. */
const isNothing = ({ element, role, label, labelledby, title, tabindex }: Setup): boolean =>
  element === 'anchor' && role === 'none' && !(label || labelledby || title || tabindex);

/** What the accessibility tree has of the element, and what the keyboard can do. */
export function tell(setup: Setup): Told {
  const tab = isFocusable(setup);
  const keys = keysOf(setup, tab);
  const role = roleOf(setup);
  if (setup.hidden === 'aria-hidden' || setup.hidden === 'inert' || role === 'none' || isNothing(setup))
    return { role: null, name: '', from: null, tab, keys };
  return { role, ...nameOf(setup, role), tab, keys };
}

/** The markup. */
export function markup(setup: Setup): string {
  const tag = { button: 'button', link: 'a', anchor: 'a', div: 'div', heading: 'h2', field: 'input' }[setup.element];
  const attributes = [
    ...(setup.element === 'link' ? ['href="#save"'] : []),
    ...(setup.role === 'none' ? [] : [`role="${setup.role}"`]),
    ...(setup.label ? [`aria-label="${TEXTS.label}"`] : []),
    ...(setup.labelledby ? ['aria-labelledby="why"'] : []),
    ...(setup.title ? [`title="${TEXTS.title}"`] : []),
    ...(setup.tabindex ? ['tabindex="0"'] : []),
    ...({ no: [], 'aria-hidden': ['aria-hidden="true"'], inert: ['inert'], opacity: ['style="opacity: 0"'] } as const)[
      setup.hidden
    ],
  ];
  const open = `<${[tag, ...attributes].join(' ')}>`;
  if (setup.element === 'field') return open;
  return `${open}${setup.content === 'text' ? TEXTS.content : '<svg></svg>'}</${tag}>`;
}
