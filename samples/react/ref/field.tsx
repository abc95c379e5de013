import { useRef, type Ref } from 'react';

function Field({ ref }: { ref: Ref<HTMLInputElement> }) {
  return <label>Tea <input ref={ref} /></label>;
}

export default function Search() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <p>
      <Field ref={field} />
      <button onClick={() => field.current!.focus()}>
        Search
      </button>
    </p>
  );
}
