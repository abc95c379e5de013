export default function Search() {
  return (
    <>
      <label htmlFor="food">Food</label>{' '}
      <input id="food" aria-label="Search" />
      <br />
      <b style={{ color: 'green' }}>Tea</b>
    </>
  );
}
