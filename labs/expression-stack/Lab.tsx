import { useMemo, type ReactElement } from 'react';

import { Ask, Examples, LabFrame, useLab, type Lab } from '@groundwork/labs-kit';
import { Items, Trees } from './Drawing';
import { EXAMPLES, LONGEST, model, prediction, type Setup } from './model';
import { format, measure, type State } from './run';

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const start = (expression: string) => lab.replace({ expression }, 0);
  return (
    <>
      <Examples of={EXAMPLES} start={start} />
      <Ask
        id="lab-expression-stack-text"
        label="Expression"
        start="2 * (3 + 4) ^ 2"
        pattern="[0-9.+\-*\/^\(\) ]{1,40}"
        hint="Numbers, + - * / ^ and brackets, 40 characters at most"
        maxLength={LONGEST}
        actions={{ Use: start }}
      />
    </>
  );
}

/** Stack and expression tree: an expression becomes postfix on one stack and a value on another. */
export default function ExpressionStack(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const need = useMemo(() => measure(lab.frames), [lab.frames]);
  const ordering = state.phase === 'order' || (state.phase === 'mistake' && state.values.length === 0);
  const numbers = {
    expression: lab.setup.expression,
    'deepest operator stack': need.operators,
    'deepest value stack': need.values,
    result: state.phase === 'done' ? format(state.values[0]!.value) : '–',
  };
  return (
    <LabFrame
      lab={lab}
      title="An expression on two stacks"
      todo="Bet below, then step: “*” arrives while “+” waits on the stack."
      then="Type an expression of your own, or one with a mistake."
      notice="Why an operator leaves the stack or waits on it. Later, how the value stack and the tree grow together."
      caption="With the operator stack, the input becomes postfix. With the value stack, postfix becomes a value. The tree has a circle (a node) for each number and each operator, and lines from an operator to the values that it took."
      prediction={prediction}
      numbers={numbers}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        'thick frame: the number, operator or bracket in hand',
        'dashed: done with',
        'neg: a minus sign before a number',
        'a stack has its top on the right',
        '^: to the power of',
        'computed first: ^, then neg, then * and /, then + and -',
      ]}
    >
      <Items
        label="Input"
        items={state.tokens.map((token) => token.text)}
        at={ordering ? state.at : null}
        done={ordering ? (state.at ?? 0) : state.tokens.length}
      />
      <Items label="Operator stack" items={state.operators} />
      <Items
        label="Output (postfix)"
        items={state.postfix}
        at={state.phase === 'evaluate' ? state.at : null}
        done={state.phase === 'done' ? state.postfix.length : state.phase === 'evaluate' ? (state.at ?? 0) : 0}
      />
      <Items label="Value stack" items={state.values.map(({ value }) => format(value))} />
      <p className="lab-row-label">Expression tree of each value: empty until the postfix is complete</p>
      <Trees values={state.values} />
    </LabFrame>
  );
}
