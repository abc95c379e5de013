function Timer({ name }) {
  const write = () => document.querySelector('input').focus();
  return (
    <p>
      {name} <input aria-label={name} />
      <button onClick={write}>Note {name}</button>
    </p>
  );
}

export default function Kitchen() {
  return <><Timer name="eggs" /><Timer name="pasta" /></>;
}
