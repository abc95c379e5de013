import { createElement, type ReactNode } from 'react';

interface Props {
  display?: string;
  children?: ReactNode;
  [attribute: string]: unknown;
}

/** A formula. One that stands alone scrolls inside itself on a narrow screen, by keyboard too. */
export function ScrollingFormula(props: Props): ReactNode {
  return createElement('math', props.display === 'block' ? { ...props, tabIndex: 0 } : props);
}
