import { useImperativeHandle, useRef, type Ref } from 'react';

type Handle = { ask(): void };

function Question({ ref }: { ref: Ref<Handle> }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => ({
    ask: () => dialog.current!.showModal(),
  }), []);
  return (
    <dialog ref={dialog}>
      <form method="dialog"><button>Yes</button></form>
    </dialog>
  );
}

export default function App() {
  const question = useRef<Handle>(null);
  return (
    <>
      <button onClick={() => question.current!.ask()}>Order</button>
      <Question ref={question} />
    </>
  );
}
