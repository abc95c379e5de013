import { useRef } from 'react';

export default function Search() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <p>
      <input ref={field} aria-label="Tea" />
      <button onClick={() => field.current!.focus()}>
        Search
      </button>
    </p>
  );
}
