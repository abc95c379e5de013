export function Total({ prices, currency }) {
  const sum = prices.reduce((a, b) => a + b);
  return <b>{sum} {currency}</b>;
}
