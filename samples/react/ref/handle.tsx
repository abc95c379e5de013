import { useImperativeHandle, useRef, useState, type Ref } from 'react';

type Handle = { ask(): void };

function Question({ ref }: { ref: Ref<Handle> }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => ({
    ask: () => dialog.current!.showModal(),
  }), []);
  return (
    <dialog ref={dialog}>
      <button onClick={() => dialog.current!.close()}>yes</button>
    </dialog>
  );
}

export default function App() {
  const question = useRef<Handle>(null);
  const [seen, setSeen] = useState('');
  const look = () => {
    const handle = question.current!;
    handle.ask();
    const isNode = handle instanceof Node;
    setSeen(`${Object.keys(handle)}, an element: ${isNode}`);
  };
  return (
    <>
      <button onClick={look}>delete</button> <span>{seen}</span>
      <Question ref={question} />
    </>
  );
}
