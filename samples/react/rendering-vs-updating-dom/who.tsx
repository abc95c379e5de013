import { createContext, memo, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { rendered } from './watch';

const Theme = createContext('light');

function Plain() {
  rendered('Plain');
  return <i>plain</i>;
}
const Memo = memo(({ at }: { at: number[] }) => {
  rendered(`Memo ${at.length}`);
  return <i>memo</i>;
});
const Themed = memo(() => {
  rendered('Themed');
  return <i>{useContext(Theme)}</i>;
});
function Box({ children }: { children: ReactNode }) {
  const [, again] = useState(0);
  rendered('Box');
  return <p><button id="box" onClick={() => again((n) => n + 1)}>box
  </button> {children}</p>;
}
const same = [0];

export default function App() {
  const [clicks, setClicks] = useState(0);
  const [theme, setTheme] = useState('light');
  rendered('App');
  return (
    <Theme value={theme}>
      <button id="app" onClick={() => setClicks(clicks + 1)}>app
      </button>
      <button id="theme" onClick={() => setTheme('dark')}>theme</button>
      <Box><Plain /></Box>
      <Memo at={same} /> <Memo at={[1, 2]} /> <Themed />
    </Theme>
  );
}
