import { headPath, inLine, labelWidth, mix, writing } from '@groundwork/labs-kit/drawings';
import {
  arrow,
  item,
  line,
  toTenth,
  words,
  type Coordinates,
  type GraphItem,
  type GraphPicture,
} from '@groundwork/labs-kit/drawings/graph';
import { angle, BET, direction, isEnd, nearest, say, TEXTS, type State } from './model';
import { batchesOf, gap, similarity, TURN, WORDS, type Arrows, type Pair, type Setup, type Word } from './rules';

type Actor = NonNullable<GraphItem['actor']>;

/** Who is who: parcels, paying, and what nobody trains. */
const ACTORS: readonly Actor[] = ['a', 'a', 'a', 'b', 'b', 'b', 'c'];
const actorOf = (word: Word): Actor => ACTORS[WORDS.indexOf(word)]!;

/** Nearer to the middle, a pointer has no direction. */
const NOWHERE = 6;
/** Less is not shown as a turn. */
const LEAST_TURN = 4;
/** Between two names. */
const PITCH = 11;

/** A circle with names at both sides, and pairs and what is alike: beside it, or on a phone below. */
interface Plan {
  readonly width: number;
  readonly height: number;
  readonly isWide: boolean;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Where names end at the left and begin at the right. */
  readonly sides: readonly [left: number, right: number];
  /** Where the colours are told. */
  readonly key: number;
  readonly pairs: Readonly<Record<'left' | 'top', number>>;
  /** What is alike: the middle of the first row, and where its words are above it. */
  readonly rows: { readonly left: number; readonly top: number; readonly pitch: number; readonly above: number };
  /** Where similarities −1 and 1 are. */
  readonly scale: readonly [least: number, most: number];
}

const HEAD = 22;
const AWAY = 24;
/** What pairs and rows beside the circle need. */
const LEAST_ROWS = 196;

function planOf(width: number): Plan {
  const { isWide, size } = writing(width);
  const names = isWide ? 106 : 64;
  const r = Math.min(150, (width - 2 * (AWAY + names) - (isWide ? LEAST_ROWS : 0)) / 2);
  const x = isWide ? names + AWAY + r : width / 2;
  const y = HEAD + 16 + r;
  const foot = Math.ceil(y + r + 20);
  const sides = [toTenth(x - r - AWAY), toTenth(x + r + AWAY)] as const;
  const all = { width, isWide, size, x, y, r, sides };
  if (isWide) {
    const left = x + r + AWAY + names + 16;
    const height = Math.max(foot + 40, 330);
    const pairs = { left, top: HEAD + 12 };
    const rows = { left, top: height - 98, pitch: 42, above: 16 };
    return { ...all, height, key: foot + 22, pairs, rows, scale: [left + 8, width - 14] };
  }
  const pairs = { left: 2, top: foot + 26 };
  const rows = { left: 2, top: foot + 116, pitch: 20, above: -4.5 };
  return { ...all, height: foot + 166, key: foot + 4, pairs, rows, scale: [132, width - 44] };
}

/** A place in a direction from the middle. */
function placeAt({ x, y }: Plan, degrees: number, far: number): Coordinates {
  const turned = (degrees * Math.PI) / 180;
  return { x: toTenth(x + far * Math.cos(turned)), y: toTenth(y - far * Math.sin(turned)) };
}

/** A part of a circle round the middle, the way that something turned. */
function bend(plan: Plan, far: number, from: number, to: number): string {
  const end = from + Math.max(-TURN + 1, Math.min(TURN - 1, to - from));
  const [a, b] = [placeAt(plan, from, far), placeAt(plan, end, far)];
  return `M${a.x} ${a.y}A${toTenth(far)} ${toTenth(far)} 0 ${Math.abs(end - from) > TURN / 2 ? 1 : 0} ${end > from ? 0 : 1} ${b.x} ${b.y}`;
}

type NamePlaces = Readonly<Record<Word, Coordinates & { readonly isLeft: boolean }>>;

/** Where each name stands: in the column of its side, as near to its arrow as the others let it. */
function namePlaces(plan: Plan, arrows: Arrows): NamePlaces {
  const tips = WORDS.map((word) => ({ word, ...placeAt(plan, arrows[word], plan.r) }));
  const columns = [true, false].flatMap((isLeft) => {
    const own = tips.filter(({ x }) => x < plan.x === isLeft).sort((a, b) => a.y - b.y);
    const ys = inLine(
      own.map(({ y }) => y - PITCH / 2),
      own.map(() => PITCH),
      [HEAD + 6, plan.y + plan.r + 14],
    );
    return own.map(({ word }, index) => [word, { x: plan.sides[isLeft ? 0 : 1], y: ys[index]! + PITCH / 2, isLeft }]);
  });
  return Object.fromEntries(columns) as NamePlaces;
}

const arrowsBetween = (a: Arrows, b: Arrows, part: number): Arrows =>
  Object.fromEntries(WORDS.map((word) => [word, mix(a[word], b[word], part)])) as Record<Word, number>;

/** How words turned in this step: along the rim, and those of one line so that they do not lie over each other. */
function turns(plan: Plan, state: State, before: Arrows, arrows: Arrows): GraphItem[] {
  const isNow = state.force !== null;
  const moved = WORDS.filter((word) => Math.abs(arrows[word] - before[word]) > LEAST_TURN);
  return moved.flatMap((word, lane): GraphItem[] => {
    const far = isNow ? plan.r + 8 + 5 * (lane % 2) : plan.r * (0.9 - 0.075 * lane);
    const [from, to] = [before[word], arrows[word]];
    const side = Math.sign(to - from);
    const tip = placeAt(plan, to, far);
    // The head has the direction of its own middle.
    const back = placeAt(plan, to - side * 4, far);
    const more = isNow ? {} : { actor: actorOf(word) };
    const look = isNow ? ' now' : '';
    return [
      item(`turn ${word}`, 'trail', isNow ? 'course now' : 'wake', {}, { path: bend(plan, far, from, to), ...more }),
      item(
        `turned ${word}`,
        'path',
        `tip${look}`,
        {},
        {
          path: headPath(tip.x, tip.y, [tip.x - back.x, tip.y - back.y], 8, 4.5),
          ...more,
        },
      ),
    ];
  });
}

/** Pairs that belong together, as lines between the points of their arrows; those of this step alone, if it has some. */
function threads(plan: Plan, { setup, line: at, force, asks }: State, arrows: Arrows): GraphItem[] {
  if (asks || force === 'push') return [];
  const lines = batchesOf(setup);
  const shown = at === null ? lines : [lines[at]!];
  const pairs = new Map(shown.flatMap((batch) => batch.map((pair): [string, Pair] => [pair.join(), pair])));
  return [...pairs].map(([id, [a, b]]) =>
    line(`thread ${id}`, 'thread', placeAt(plan, arrows[a], plan.r), placeAt(plan, arrows[b], plan.r), actorOf(b)),
  );
}

/** The arrows, the rings where they began, and their names. */
function drawn(plan: Plan, state: State, arrows: Arrows, places: NamePlaces): GraphItem[] {
  const { setup, now, asks } = state;
  const { r, isWide } = plan;
  const middle = { x: plan.x, y: plan.y };
  const active = new Set<string>([...now.flat(), ...(asks ? [asks, ...Object.keys(TEXTS)] : [])]);
  return [
    ...WORDS.map((word, index) =>
      item(
        `start ${word}`,
        'dot',
        'node handed',
        { ...placeAt(plan, setup.starts[index]!, r), r: 7 },
        { actor: actorOf(word) },
      ),
    ),
    ...WORDS.flatMap((word): GraphItem[] => {
      const { x, y, isLeft } = places[word];
      const tip = placeAt(plan, arrows[word], r);
      return [
        line(`lead ${word}`, 'beam', tip, { x: x + (isLeft ? 3 : -3), y }, actorOf(word)),
        arrow(`arrow ${word}`, word === asks ? 'descent' : 'went', middle, tip, actorOf(word)),
      ];
    }),
    item('middle', 'dot', 'order', { ...middle, r: 3.5 }),
    ...WORDS.flatMap((word): GraphItem[] => {
      const { x, y, isLeft } = places[word];
      const look = `${isLeft ? 'end' : 'start'}${active.has(word) ? ' strong' : ''}`;
      return [
        item(`dot ${word}`, 'dot', 'plate', { x: x + (isLeft ? -2 : 2), y, r: 4 }, { actor: actorOf(word) }),
        words(
          `name ${word}`,
          look,
          x + (isLeft ? -9 : 9),
          y + 4.5,
          isWide ? `${word} ${direction(arrows[word])}` : word,
        ),
      ];
    }),
  ];
}

interface Row {
  readonly pair: Pair;
  readonly actor: Actor;
}

/** What is compared: the bet and two others, or a question with both help texts. */
export const rowsOf = ({ asks }: State): readonly Row[] =>
  asks
    ? (Object.keys(TEXTS) as (keyof typeof TEXTS)[]).map((text) => ({ pair: [asks, text], actor: actorOf(text) }))
    : [
        { pair: BET, actor: 'a' },
        { pair: ['package', 'card'], actor: 'b' },
        { pair: ['package', 'voucher'], actor: 'c' },
      ];

/** Which help text a question finds. */
function found({ rows, isWide }: Plan, { asks }: State, arrows: Arrows): GraphItem[] {
  if (!asks) return [];
  const text = TEXTS[nearest(arrows, asks)];
  const y = rows.top + 2 * rows.pitch - rows.above;
  return (isWide ? ['finds', text] : [`finds ${text}`]).map((says, index) =>
    words(`finds ${index}`, 'start strong now', rows.left, y + 17 * index, says),
  );
}

/** Similarities on a scale from −1 to 1. */
function scales(plan: Plan, state: State, arrows: Arrows): GraphItem[] {
  const { rows, scale, isWide, width } = plan;
  const [least, most] = scale;
  const at = (value: number): number => mix(least, most, (value + 1) / 2);
  const top = rows.top - (isWide ? 34 : 15);
  const heads = [
    ['start', isWide ? least - 8 : least - 24, '−1 opposite'],
    ['', at(0), '0'],
    ['end', width - 2, '1 same way'],
  ] as const;
  return [
    ...(isWide
      ? [words('scale', 'start strong', least - 8, top - 18, 'Similarity')]
      : [words('scale', 'start strong', 2, top, 'Similarity')]),
    ...heads.map(([look, x, text], index) => words(`mark ${index}`, `soft ${look}`, x, top, text)),
    ...found(plan, state, arrows),
    ...rowsOf(state).flatMap(({ pair: [a, b], actor }, index): GraphItem[] => {
      const y = rows.top + index * rows.pitch;
      const value = similarity(arrows[a], arrows[b]);
      const text = y - rows.above;
      return [
        line(`track ${index}`, 'edge', { x: least, y }, { x: most, y }),
        line(`zero ${index}`, 'edge', { x: at(0), y: y - 5 }, { x: at(0), y: y + 5 }),
        line(`bar ${index}`, 'rod', { x: at(0), y }, { x: at(value), y }, actor),
        item(`value ${index}`, 'dot', 'plate', { x: at(value), y, r: 6 }, { actor }),
        words(`pair ${index}`, `start${index === 0 ? ' strong' : ''}`, rows.left, text, `${a} – ${b}`),
        words(`says ${index}`, 'end strong', width - 2, text, say(value)),
      ];
    }),
  ];
}

/** The angle between two arrows that are compared. */
function opened(plan: Plan, state: State, arrows: Arrows): GraphItem[] {
  const shown = rowsOf(state).slice(0, state.asks ? 2 : 1);
  const angles = shown.map(({ pair: [a, b], actor }, index) => {
    const [from, far] = [arrows[a], plan.r * (0.24 + 0.22 * index)];
    const wide = gap(from, arrows[b]);
    const path = bend(plan, far, from, from + wide);
    return { path, actor, at: placeAt(plan, from + wide / 2, far + 15), text: angle(arrows, [a, b]) };
  });
  const [first] = angles;
  return angles.flatMap(({ path, actor, at, text }, index) => [
    item(`angle ${index}`, 'path', 'wave', {}, { path, actor }),
    // The second number gives way to the first.
    ...(index > 0 && Math.abs(at.x - first!.at.x) < 40 && Math.abs(at.y - first!.at.y) < 14
      ? []
      : [words(`angle says ${index}`, 'strong halo', at.x, at.y + 4.5, text)]),
  ]);
}

/** Between two lines of words. */
const LEADING = 17;

/** What a round does, with which pairs, and which two words are in no pair together. */
function lessons(plan: Plan, { setup, line: now }: State): GraphItem[] {
  const { pairs, isWide } = plan;
  const together = (pair: Pair): string => pair.join(' + ');
  const others = setup.push ? 'strangers too near push' : 'nothing pushes';
  const says: (readonly [look: string, text: string, indent?: number])[] = (
    isWide ? ['Pairs pull,', `${others}:`] : [`Pairs pull, ${others}:`]
  ).map((text) => ['', text] as const);
  batchesOf(setup).forEach((batch, index) => {
    const look = now === index ? 'strong now' : '';
    const [one, other] = batch.map(together) as [string, string];
    if (isWide) says.push([look, `${index + 1} ${one}`], [look, other, 10]);
    else says.push([look, `${index + 1} ${one}, ${other}`]);
  });
  const never = ['never paired:', together(BET)];
  if (setup.third === 'none') for (const text of isWide ? never : [never.join(' ')]) says.push(['strong', text]);
  return says.map(([look, text, indent = 0], index) =>
    words(`line ${index}`, `start ${look}`.trim(), pairs.left + indent, pairs.top + LEADING * index, text),
  );
}

/** What the colours mean. */
function key({ key: y, size, x }: Plan, { third }: Setup): GraphItem[] {
  const texts: readonly { readonly actor: Actor | null; readonly text: string }[] = [
    { actor: 'a', text: 'parcels' },
    { actor: 'b', text: 'paying' },
    { actor: 'c', text: third === 'voucher' ? 'voucher' : 'in no pair' },
    { actor: null, text: 'start: drag it' },
  ];
  const rooms = texts.map(({ text }) => labelWidth(text, size) + 22);
  const whole = rooms.reduce((sum, one) => sum + one, 0);
  let at = x - whole / 2;
  return texts.flatMap(({ actor, text }, index): GraphItem[] => {
    const left = at;
    at += rooms[index]!;
    const mark = actor
      ? item(`key ${index}`, 'dot', 'plate', { x: left + 5, y: y - 4, r: 5 }, { actor })
      : item('key ring', 'dot', 'node handed', { x: left + 5, y: y - 4, r: 6 });
    return [mark, words(`key says ${index}`, actor ? 'start' : 'start handed', left + 14, y, text)];
  });
}

/** What a step shows, in a few words. */
function titleOf(state: State): string {
  const { title, arrows } = state;
  if (!/^Round \d+$/.test(title)) return title;
  if (!isEnd(state)) return `${title}: the same pairs again`;
  const isOne = similarity(arrows.package, arrows.delivery) > 0.9 && similarity(arrows.parcel, arrows.package) > 0.9;
  return isOne ? `${title}: package and delivery met at parcel` : title;
}

/** The picture at a time: whole numbers are steps, and between two of them the arrows turn. */
export function pictureOf(states: readonly State[], time: number, width: number): GraphPicture {
  const plan = planOf(width);
  const next = Math.min(Math.ceil(time), states.length - 1);
  const state = states[next]!;
  const before = states[Math.max(0, next - 1)]!;
  const part = next === 0 || time >= next ? 1 : time - (next - 1);
  const arrows = arrowsBetween(before.arrows, state.arrows, part);
  const [from, to] = [namePlaces(plan, before.arrows), namePlaces(plan, state.arrows)];
  const places = Object.fromEntries(
    WORDS.map((word) => {
      const [a, b] = [from[word], to[word]];
      return [word, { x: mix(a.x, b.x, part), y: mix(a.y, b.y, part), isLeft: b.isLeft }];
    }),
  ) as NamePlaces;
  return {
    width,
    height: plan.height,
    items: [
      item('rim', 'dot', 'turn', { x: plan.x, y: plan.y, r: plan.r }),
      words('title', 'start strong', 2, HEAD - 8, titleOf(state)),
      ...threads(plan, state, arrows),
      // At the end the whole way is shown, from where chance put a word.
      ...turns(plan, state, (isEnd(state) ? states[0]! : before).arrows, arrows),
      ...drawn(plan, state, arrows, places),
      ...opened(plan, state, arrows),
      ...key(plan, state.setup),
      ...lessons(plan, state),
      ...scales(plan, state, arrows),
    ],
  };
}

/** The direction of a place from the middle, in degrees; null if it is too near for one. */
export function degreesAt({ x, y }: Coordinates, width: number): number | null {
  const plan = planOf(width);
  const [right, up] = [x - plan.x, plan.y - y];
  return Math.hypot(right, up) < NOWHERE ? null : (Math.atan2(up, right) * 180) / Math.PI;
}

/** Where a word began. */
export function ringAt({ starts }: Setup, word: Word, width: number): Coordinates {
  const plan = planOf(width);
  return placeAt(plan, starts[WORDS.indexOf(word)]!, plan.r);
}
