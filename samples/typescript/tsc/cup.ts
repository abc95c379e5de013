export enum Cup {
  Small,
  Large,
}
