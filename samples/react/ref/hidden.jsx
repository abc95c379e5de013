import * as React from 'react';

// #region lazy
let arrive;
const Comments = React.lazy(() => new Promise((done) => {
  arrive = () => done({ default: () => 'comments' });
}));
// #endregion lazy

function Video({ box }) {
  React.useLayoutEffect(() => {
    console.log('layout effect: start');
    return () => console.log('layout effect: stop');
  }, []);
  React.useEffect(() => {
    console.log('effect: start');
    return () => console.log('effect: stop');
  }, []);
  return <video ref={box} />;
}

export default function Page() {
  const [open, setOpen] = React.useState(false);
  const box = React.useRef(null);
  const save = () => {
    console.log(document.querySelector('video') !== null);
    console.log(`saved at ${box.current.currentTime} s`);
  };
  const comments = () => setOpen(true);
  const gently = () => React.startTransition(comments);
  // #region page
  return (
    <>
      <React.Suspense fallback="wait">
        <Video box={box} />
        {open && <Comments />}
      </React.Suspense>
      <button onClick={save}>Save</button>
      <button onClick={comments}>Comments</button>
      <button onClick={gently}>Gently</button>
      <button onClick={() => arrive()}>Arrive</button>
    </>
  );
  // #endregion page
}
