import { forwardRef, useImperativeHandle, useRef, useState }
  from 'react';

const Plain = ({ ref }) => <input ref={ref} />;
const Forwarded = forwardRef((props, ref) => <input ref={ref} />);
const Limited = forwardRef((props, ref) => {
  const field = useRef(null);
  useImperativeHandle(ref, () => ({
    focus: () => field.current.focus(),
  }), []);
  return <input ref={field} />;
});

export default function Form() {
  const refs = [useRef(null), useRef(null), useRef(null)];
  const [full, setFull] = useState(true);
  const look = () => console.log(
    ...refs.map(({ current }) => current?.nodeName ?? current));
  return (
    <>
      <p><Plain ref={refs[0]} /></p>
      <p>{full && <Forwarded ref={refs[1]} />}</p>
      <p><Limited ref={refs[2]} /></p>
      {/* #region page */}
      <button onClick={look}>Look</button>
      <button onClick={() => refs[2].current.focus()}>Focus</button>
      <button onClick={() => refs[1].current.remove()}>Cut</button>
      <button onClick={() => setFull(false)}>Shorten</button>
    </>
  );
}
// #endregion page
