export interface Card {
  owner: strin;
}
