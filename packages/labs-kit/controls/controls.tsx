import { useState, type FormEvent, type ReactElement, type ReactNode } from 'react';

interface SliderProps {
  readonly id: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A labelled slider over whole numbers, with its value in words of the label. */
export function Slider({ id, label, min, max, value, onChange }: SliderProps): ReactElement {
  return (
    <div className="lab-field">
      <label htmlFor={id}>{label}</label>
      <input
        className="lab-range"
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <output htmlFor={id}>{value}</output>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few: radio buttons with a legend. `name` must be unique on the page. */
export function Choice<Value extends string>({
  name,
  label,
  options,
  value,
  onChange,
}: ChoiceProps<Value>): ReactElement {
  return (
    <fieldset className="lab-choice">
      <legend>{label}</legend>
      {(Object.keys(options) as Value[]).map((option) => (
        <label key={option} className="lab-option">
          <input type="radio" name={name} value={option} checked={option === value} onChange={() => onChange(option)} />
          <span>{options[option]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A row of named starting points or actions. */
export function Buttons({
  label,
  actions,
}: {
  readonly label: string;
  readonly actions: Readonly<Record<string, () => void>>;
}): ReactElement {
  return (
    <div className="lab-buttons" role="group" aria-label={label}>
      <span className="lab-label" aria-hidden="true">
        {label}
      </span>
      {Object.entries(actions).map(([name, act]) => (
        <button key={name} type="button" className="lab-button" onClick={act}>
          {name}
        </button>
      ))}
    </div>
  );
}

interface ExamplesProps<Example> {
  readonly of: Readonly<Record<string, Example>>;
  readonly start: (example: Example) => void;
  readonly label?: string;
}

/** A button for each example that a model names. */
export function Examples<Example>({ of, start, label = 'Start from' }: ExamplesProps<Example>): ReactElement {
  const actions = Object.entries(of).map(([name, example]) => [name, () => start(example)]);
  return <Buttons label={label} actions={Object.fromEntries(actions)} />;
}

interface AskProps {
  readonly id: string;
  readonly label: string;
  readonly start: string;
  /** Digits only, for a numeric keypad; or text that must match `pattern`. */
  readonly numeric?: boolean;
  readonly pattern: string;
  /** What the browser says when `pattern` does not match. */
  readonly hint: string;
  readonly maxLength: number;
  readonly actions: Readonly<Record<string, (text: string) => void>>;
}

/** A field shows as much of its text as a phone has room for. */
function inputWidth(numeric: boolean, maxLength: number): string {
  if (numeric) return 'lab-input-short';
  return maxLength > 24 ? 'lab-input-wide' : '';
}

/** A field and what can be done with its text; Enter does the first. The browser refuses what does not match. */
export function Ask({ id, label, start, numeric = false, pattern, hint, maxLength, actions }: AskProps): ReactElement {
  const [text, setText] = useState(start);
  const names = Object.keys(actions);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value');
    const name = pressed ?? names[0];
    if (name !== undefined) actions[name]?.(text.trim());
  };
  return (
    <form className="lab-ask" onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <input
        className={`lab-input ${inputWidth(numeric, maxLength)}`}
        id={id}
        type="text"
        inputMode={numeric ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        pattern={pattern}
        title={hint}
        maxLength={maxLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {names.map((name) => (
        <button key={name} type="submit" value={name} className="lab-button">
          {name}
        </button>
      ))}
    </form>
  );
}

/** Numbers that the model reports, by name. */
export function Stats({ values }: { readonly values: Readonly<Record<string, ReactNode>> }): ReactElement {
  return (
    <dl className="lab-stats">
      {Object.entries(values).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
