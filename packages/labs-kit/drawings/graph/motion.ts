import { eased } from '../../stage/motion/interpolate';
import { written, type Geo, type GraphItem, type GraphPicture } from './picture';

/** A thing, and where it is seen now. */
export interface SeenItem {
  readonly item: GraphItem;
  readonly geo: Geo;
}

export interface ShownPicture {
  readonly picture: GraphPicture;
  readonly seen: readonly SeenItem[];
}

interface Way {
  readonly item: GraphItem;
  readonly from: Geo;
  readonly to: Geo;
  readonly wait: number;
  readonly lasts: number;
}

/** How the things of one picture come to their places in the next. */
export interface Movement {
  readonly to: ShownPicture;
  readonly ways: readonly (Way | SeenItem)[];
  readonly lasts: number;
}

const TRAVEL_MS = 520;
const LEAVE_MS = 180;

/** A picture at whose places everything is. */
export const atRest = (picture: GraphPicture): ShownPicture => ({
  picture,
  seen: picture.items.map((item) => ({ item, geo: item.geo })),
});

const isSame = (a: Geo, b: Geo): boolean => {
  const names = Object.keys(b);
  return (a['o'] ?? 1) === (b['o'] ?? 1) && names.every((name) => a[name] === b[name]);
};

const isWay = (one: Way | SeenItem): one is Way => 'to' in one;

/**
 * From what is seen now, perhaps in the middle of another movement, to a picture: what stays travels, what is new comes
 * from where it says or appears, and what is gone fades.
 */
export function movement(now: ShownPicture, picture: GraphPicture): Movement {
  const places = new Map(now.seen.map(({ item, geo }) => [item.id, geo]));
  const stays = new Set(picture.items.map(({ id }) => id));
  const leaving = now.seen
    .filter(({ item }) => !stays.has(item.id))
    .map(({ item, geo }) => ({ item, from: geo, to: { ...geo, o: 0 }, wait: 0, lasts: LEAVE_MS }));
  const coming = picture.items.map((item): Way | SeenItem => {
    const { geo } = item;
    const from = places.get(item.id) ?? (item.from ? { ...geo, ...item.from } : { ...geo, o: 0 });
    if (isSame(from, geo)) return { item, geo };
    return { item, from, to: geo, wait: item.wait ?? 0, lasts: TRAVEL_MS };
  });
  const ways = [...leaving, ...coming];
  const lasts = Math.max(0, ...ways.map((one) => (isWay(one) ? one.wait + one.lasts : 0)));
  return { to: atRest(picture), ways, lasts };
}

function onTheWay({ item, from, to, wait, lasts }: Way, time: number): Geo {
  const part = eased(Math.min(1, Math.max(0, (time - wait) / lasts)));
  const geo: Record<string, number> = {};
  for (const [name, end] of Object.entries({ o: 1, ...to })) {
    const start = from[name] ?? (name === 'o' ? 1 : end);
    geo[name] = start + (end - start) * part;
  }
  if (item.bow !== undefined && geo['y'] !== undefined) geo['y'] -= item.bow * 4 * part * (1 - part);
  return geo;
}

/** What is seen so many milliseconds after a movement began. What does not move stays the same object. */
export function shownAt({ to, ways, lasts }: Movement, time: number): ShownPicture {
  if (time >= lasts) return to;
  const seen = ways.map((one) => (isWay(one) ? { item: one.item, geo: onTheWay(one, time) } : one));
  return { picture: to.picture, seen };
}

/** The same in the elements that were drawn for the beginning of the movement. */
export function showWays({ ways }: Movement, time: number, elements: ArrayLike<Element>): void {
  ways.forEach((one, index) => {
    const element = elements[index];
    if (!element || !isWay(one) || time < one.wait) return;
    const [, attributes] = written(one.item, onTheWay(one, time));
    for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
    if (attributes['opacity'] === undefined) element.removeAttribute('opacity');
  });
}

function setAttribute(element: Element, name: string, value: string | number | undefined): void {
  const written = name === 'pathLength' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (value === undefined) element.removeAttribute(written);
  else if (element.getAttribute(written) !== String(value)) element.setAttribute(written, String(value));
}
