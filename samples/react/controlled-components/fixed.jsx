export default function Fields() {
  return (
    <main>
      <input value="Ann" />
      <input value="Ann" readOnly />
      <input defaultValue="Ann" />
    </main>
  );
}
