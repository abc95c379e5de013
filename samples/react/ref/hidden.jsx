import * as React from 'react';
const { lazy, startTransition, Suspense } = React;

let arrive;
const Comments = lazy(() => new Promise((done) => {
  arrive = () => done({ default: () => <p>comments</p> });
}));

function Video({ box }) {
  React.useLayoutEffect(() => {
    console.log('layout effect: start');
    return () => console.log('layout effect: stop');
  }, []);
  React.useEffect(() => {
    console.log('effect: start');
    return () => console.log('effect: stop');
  }, []);
  return <p><video ref={box} />video</p>;
}

export default function Page() {
  const [open, setOpen] = React.useState(false);
  const box = React.useRef(null);
  const save = () => {
    const there = document.querySelector('video') !== null;
    console.log(`video on the page: ${there}`);
    console.log(`saved at ${box.current.currentTime} s`);
  };
  const comments = () => setOpen(true);
  const gently = () => startTransition(comments);
  // #region page
  return (
    <>
      <Suspense fallback={<p>wait</p>}>
        <Video box={box} />
        {open && <Comments />}
      </Suspense>
      <button onClick={save}>Save</button>
      <button onClick={comments}>Comments</button>
      <button onClick={gently}>Gently</button>
      <button onClick={() => arrive()}>Arrive</button>
    </>
  );
  // #endregion page
}
