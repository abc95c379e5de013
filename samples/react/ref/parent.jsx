import { forwardRef, useImperativeHandle, useRef, useState }
  from 'react';

function Plain({ ref }) {
  return <input ref={ref} />;
}

const Forwarded = forwardRef(function Forwarded(props, ref) {
  return <input ref={ref} />;
});

const Limited = forwardRef(function Limited(props, ref) {
  const field = useRef(null);
  useImperativeHandle(ref, () => ({
    focus: () => field.current.focus(),
  }), []);
  return <input ref={field} />;
});

// #region page
export default function Form() {
  const plain = useRef(null);
  const forwarded = useRef(null);
  const limited = useRef(null);
  const [full, setFull] = useState(true);
  const look = () => {
    console.log(`plain: ${plain.current}`);
    console.log(`forwarded: ${forwarded.current}`);
    console.log(`limited: ${Object.keys(limited.current)}`);
  };
  return (
    <>
      <p><Plain ref={plain} /></p>
      <p>{full && <Forwarded ref={forwarded} />}</p>
      <p><Limited ref={limited} /></p>
      <button onClick={look}>Look</button>
      <button onClick={() => limited.current.focus()}>Focus</button>
      <button onClick={() => forwarded.current.remove()}>Cut</button>
      <button onClick={() => setFull(false)}>Shorten</button>
    </>
  );
}
// #endregion page
