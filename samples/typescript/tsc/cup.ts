export enum Cup {
  Small = 'S',
  Large = 'L',
}
