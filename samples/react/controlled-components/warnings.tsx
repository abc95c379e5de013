import { useState } from 'react';

function Profile() {
  const [name, setName] = useState<string>();
  return (
    <input value={name} onChange={(e) => setName(e.target.value)} />
  );
}

const cases = {
  'no onChange': () => <input value="fixed" />,
  'undefined, then typed': () => <Profile />,
  'value={null}': () => (
    <input value={null as unknown as string} onChange={() => {}} />
  ),
  'value and defaultValue': () => (
    <input value="a" defaultValue="b" onChange={() => {}} />
  ),
};

export default function App() {
  const [shown, setShown] = useState<keyof typeof cases>();
  return (
    <>
      {Object.keys(cases).map((name) => (
        <p key={name}>
          <button onClick={() => setShown(name as typeof shown)}>
            {name}
          </button>
        </p>
      ))}
      {shown && <p key={shown}>{cases[shown]()}</p>}
    </>
  );
}
