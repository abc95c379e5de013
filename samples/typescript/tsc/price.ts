export interface Price {
  cents: number;
}
export const format = (price: Price) => `${price.cents / 100} EUR`;
