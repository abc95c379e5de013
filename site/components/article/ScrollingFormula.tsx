import { createElement, type ReactNode } from 'react';

interface Props {
  display?: string;
  children?: ReactNode;
  [attribute: string]: unknown;
}

/**
 * A formula. One that stands alone scrolls inside its frame on a narrow screen, by keyboard too; HTML does not let
 * `math` itself be reached by it.
 */
export function ScrollingFormula(props: Props): ReactNode {
  const formula = createElement('math', props);
  if (props.display !== 'block') return formula;
  return (
    <span className="formula" role="group" aria-label="Formula" tabIndex={0}>
      {formula}
    </span>
  );
}
