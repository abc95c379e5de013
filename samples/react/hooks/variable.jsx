export default function TeaTimer() {
  let minutes = 3;
  console.log(`render: ${minutes}`);

  const add = () => {
    minutes = minutes + 1;
    console.log(`after change: ${minutes}`);
  };

  return (
    <button onClick={add}>
      {minutes} minutes
    </button>
  );
}
