export function Price({ euros }) {
  return <b>{`${euros} euros`}</b>;
}
