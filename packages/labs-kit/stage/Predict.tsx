import { useState, type ReactElement } from 'react';
import type { Prediction } from '../model/labModel';

/** A question before the run, its choices, and the answer: after a choice, or on demand without JavaScript. */
export function Predict({ prediction }: { readonly prediction: Prediction }): ReactElement {
  const { question, choices, right, because } = prediction;
  const [chosen, setChosen] = useState<number | null>(null);
  const [open, setOpen] = useState(false);
  const choose = (index: number) => {
    setChosen(index);
    setOpen(true);
  };
  const verdict = chosen === null ? '' : chosen === right ? '✓ Right.' : `✗ Not “${choices[chosen]}”.`;
  return (
    <div className="lab-predict">
      <p className="lab-question">
        <strong>Predict first.</strong>
        {` ${question}`}
      </p>
      <div className="lab-buttons lab-predict-choices" role="group" aria-label="Your prediction">
        {choices.map((choice, index) => (
          <button
            key={choice}
            type="button"
            className="lab-button"
            aria-pressed={chosen === index}
            onClick={() => choose(index)}
          >
            {choice}
          </button>
        ))}
      </div>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Answer</summary>
        <p role="status">
          {verdict && <strong className="lab-verdict">{`${verdict} `}</strong>}
          <span>{`${choices[right]}. ${because}`}</span>
        </p>
      </details>
    </div>
  );
}
