export const euros = (cents: number) => `${cents / 100} EUR`;
