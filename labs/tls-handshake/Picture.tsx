import { labelWidth, writing, type Actor } from '@groundwork/labs-kit/drawings';
import {
  arrow,
  item,
  line,
  rect,
  words,
  type Coordinates,
  type GraphItem,
  type GraphPicture,
  type ItemBox,
} from '@groundwork/labs-kit/drawings/graph';
import type { Frame } from '@groundwork/labs-kit/model';
import type { Setup, Shown, State } from './run';
import type { Party } from './script';

type Frames = readonly Frame<State>[];
type End = 'client' | 'server';
/** Ways to say the same, the longest first: the first that has room is taken. */
type Ways = readonly [string, ...string[]];

const ACTORS = { client: 'a', eve: 'e', server: 'b' } as const satisfies Record<Party, Actor>;
const ENDS = ['client', 'server'] as const;

/** The same letter and colour at both ends, and on what it locks. The certificate's key is the bank's own. */
const SIGNS: Readonly<Record<string, readonly [letter: string, actor: Actor]>> = {
  'X25519 secret': ['X', 'f'],
  'ML-KEM secret': ['M', 'f'],
  'secret from the client': ['P', 'f'],
  'handshake keys': ['H', 'd'],
  'application keys': ['A', 'c'],
  'keys client–Eve': ['1', 'd'],
  'keys Eve–bank': ['2', 'c'],
  'certificate key': ['K', 'b'],
};
const signOf = (name: string) => SIGNS[name]!;
const letterOf = (name: string): string => signOf(name)[0];
/** Secrets, from which keys are made. */
const SECRETS = ['X25519 secret', 'ML-KEM secret', 'secret from the client'];

/** The private halves of both ends, by the secret that they lead to: the bank makes none for ML-KEM. */
const PRIVATE: Readonly<Record<string, Partial<Record<Party, string>>>> = {
  'X25519 secret': { client: 'x', server: 'y' },
  'ML-KEM secret': { client: 'm' },
  'keys client–Eve': { client: 'x' },
  'keys Eve–bank': { server: 'y' },
};

/** What a message is called. */
const NAMES: Readonly<Record<string, Ways>> = {
  CertificateVerify: ['CertificateVerify: signature', 'signature'],
  'CertificateVerify again': ['CertificateVerify: signature', 'signature'],
  ClientKeyExchange: ['ClientKeyExchange: secret P', 'secret P'],
  'ClientKeyExchange again': ['ClientKeyExchange: secret P', 'secret P'],
  EncryptedExtensions: ['EncryptedExtensions', 'extensions'],
  'client’s Finished': ['Finished'],
  'Certificate again': ['Certificate'],
};
const SAID: Ways = ['pay 100 to bob', 'pay 100'];

function nameOf({ from, name, isShare }: Shown, isHybrid: boolean): Ways {
  if (!isShare) return NAMES[name] ?? [name];
  if (from === 'eve') return ['hello with Eve’s public e', 'Eve’s public e'];
  const own = `public ${PRIVATE['X25519 secret']![from]}`;
  if (!isHybrid) return [`${name}: ${own}`, own];
  const all = from === 'client' ? `${own}, m` : `${own}, sealed M`;
  return [`${name}: ${all}`, all, 'y, sealed M'];
}

const has = (state: State, party: Party, name: string) =>
  state.secrets.find((secret) => secret.name === name)?.has[party] ?? 'no';
const holds = (state: State, party: Party, name: string): boolean => ['new', 'yes'].includes(has(state, party, name));

/** All that a run draws, and where everything is. */
interface Plan {
  readonly width: number;
  readonly size: number;
  readonly isWide: boolean;
  /** A chip, as wide as high. */
  readonly chip: number;
  /** Each end's room, and Eve's between them. */
  readonly rooms: Readonly<Record<Party, ItemBox>>;
  readonly cards: Pick<ItemBox, 'x' | 'w'>;
  readonly rows: readonly number[];
  /** Where secrets and keys are made, between two rows. */
  readonly made: number;
  readonly foot: number;
  say(ways: Ways, room: number): string;
}

const TOP = 28;
const FIRST = 50;
const PITCH = 25;
const GAP = 50;
const CARD = 20;
/** Milliseconds between what follows one from the other in a step. */
const WAIT = 200;
/** A padlock and its gap, before the words of a message. */
const LOCK = 25;
/** As many rows have room in each run. */
const MOST_ROWS = 8;
const FOOT = FIRST + (MOST_ROWS - 1) * PITCH + GAP + 15;
const DESK = FOOT + 27;
export const HEIGHT = DESK + 66;

/** The message after which both sides have what they need for keys. */
const isLastShare = ({ name, isShare, key }: Shown): boolean =>
  isShare || key === 'certificate key' || /^ClientKey/.test(name);

function planOf(all: readonly Shown[], width: number): Plan {
  const { isWide, size } = writing(width);
  const room = Math.floor(width * (isWide ? 0.235 : 0.275)) - 1;
  const wide = Math.floor(width * (isWide ? 0.375 : 0.36));
  const x = (width - wide) / 2;
  const last = all.findLastIndex(isLastShare);
  const rows = all.map((_, index) => FIRST + index * PITCH + (index > last ? GAP : 0));
  const box = { y: TOP, w: room, h: FOOT - TOP };
  return {
    width,
    size,
    isWide,
    chip: isWide ? 20 : 16,
    rooms: {
      client: { ...box, x: 1 },
      eve: { ...box, x: x - 4, w: wide + 8 },
      server: { ...box, x: width - 1 - room },
    },
    cards: { x, w: wide },
    rows,
    made: FIRST + last * PITCH + PITCH / 2,
    foot: FOOT,
    say: (ways, least) => ways.find((text) => labelWidth(text, size, true) <= least) ?? ways.at(-1)!,
  };
}

/** The first of some texts that has room in letters of the common weight. */
const fitting = ({ size }: Plan, texts: readonly string[], room: number): string =>
  texts.find((text) => labelWidth(text, size) <= room) ?? '';

const base = ({ size }: Plan): number => size * 0.36;
type Kind = 'key' | 'secret';
type Life = 'now' | 'is' | 'gone';

interface Sign {
  readonly id: string;
  readonly letter: string;
  readonly actor: Actor;
  readonly kind: Kind;
  readonly life: Life;
  readonly at: Coordinates;
  readonly from?: Coordinates;
}

/** A key with its letter in the bow, or a secret; what is gone is only an outline. */
function sign(plan: Plan, { id, letter, actor, kind, life, at, from }: Sign): GraphItem[] {
  const { chip, size } = plan;
  const r = chip / 2;
  const isGone = life === 'gone';
  const look = isGone ? 'ghost' : 'placed';
  const moved = (one: GraphItem): GraphItem => {
    if (!from) return one;
    const { x = 0, y = 0 } = one.geo;
    return { ...one, from: { x: x + from.x - at.x, y: y + from.y - at.y } };
  };
  const shaft = { x: at.x - 2, y: at.y + r, w: 4, h: 10 };
  const shape =
    kind === 'secret'
      ? [rect(id, look, { x: at.x - r, y: at.y - r, w: chip, h: chip }, actor)]
      : [
          ...(isGone
            ? []
            : [
                rect(`${id} shaft`, 'part', shaft, actor, 0),
                rect(`${id} tooth`, 'part', { x: at.x + 2, y: at.y + r + 5, w: 4, h: 4 }, actor, 0),
              ]),
          item(id, 'dot', look, { ...at, r }, { actor }),
        ];
  const now = life === 'now' ? [item(`${id} now`, 'dot', 'cursor', { ...at, r: r + 3 })] : [];
  return [...shape, words(`${id} letter`, isGone ? 'gone' : 'strong', at.x, at.y + size * 0.36, letter), ...now].map(
    moved,
  );
}

/** A padlock with the letter of its key, shut or open. */
function lock(
  plan: Plan,
  id: string,
  [letter, actor]: readonly [string, Actor],
  at: Coordinates,
  isOpen: boolean,
): GraphItem[] {
  const r = 4;
  const y = at.y - 3;
  const left = at.x - r + (isOpen ? 2 * r : 0);
  const shackle = `M${left} ${y}v-1a${r} ${r} 0 0 1 ${2 * r} 0v${isOpen ? 2 : 1}`;
  return [
    { id: `${id} bow`, kind: 'path', look: 'wave', geo: {}, path: shackle, actor },
    rect(id, isOpen ? 'tile' : 'sheet', { x: at.x - 8, y, w: 16, h: 12 }, actor, 2),
    words(`${id} letter`, 'strong', at.x, y + 6 + plan.size * 0.36, letter),
  ];
}

/** The room of an end, with its name. */
function rooms(plan: Plan, isMiddle: boolean): GraphItem[] {
  const heads: readonly (readonly [Party, string, Ways])[] = [
    ['client', 'C', ['client']],
    ['eve', 'E', [isMiddle ? 'Eve, in the middle' : 'Eve passes on, and records', 'Eve']],
    ['server', 'B', ['bank']],
  ];
  return heads.flatMap(([party, letter, name]) => {
    const { x, w } = plan.rooms[party];
    const said = plan.say(name, w - 30);
    const start = x + (w - labelWidth(said, plan.size, true) - 22) / 2;
    return [
      rect(party, 'card', plan.rooms[party], ACTORS[party], 6),
      item(`${party} badge`, 'dot', 'box', { x: start + 8, y: 14, r: 9 }, { actor: ACTORS[party] }),
      words(`${party} letter`, 'strong', start + 8, 14 + base(plan), letter),
      words(`${party} name`, 'strong start', start + 22, 14 + base(plan), said),
    ];
  });
}

interface Scene {
  readonly plan: Plan;
  readonly setup: Setup;
  readonly state: State;
  /** How the run ends. */
  readonly all: readonly Shown[];
  readonly isHybrid: boolean;
  /** Whether years have passed, and whether what follows from that is shown. */
  readonly isLater: boolean;
  readonly isEnd: boolean;
}

/** A message on its way, and the copy that Eve keeps of it. */
function message({ plan, isHybrid, isEnd, setup }: Scene, one: Shown, row: number): GraphItem[] {
  const { cards, rooms: at, say } = plan;
  const y = plan.rows[row]!;
  const { from, to, name, key, read, isNew } = one;
  const actor = ACTORS[from];
  const left = { x: at.client.x + at.client.w, y };
  const right = { x: at.server.x, y };
  const isRight = from === 'client' || to === 'server';
  const [start, end] = isRight ? [left, right] : [right, left];
  const [reached, leaves] = isRight ? [cards.x, cards.x + cards.w] : [cards.x + cards.w, cards.x];
  // It comes to Eve, she keeps a copy, and it goes on.
  const grows = (one: GraphItem, wait: number): GraphItem => {
    const { x1 = 0, y1 = 0 } = one.geo;
    return isNew ? { ...one, from: { x2: x1, y2: y1, o: wait ? 0 : 1 }, wait } : one;
  };
  const legs = [
    ...(from === 'eve' ? [] : [grows(line(`${name} leaves`, 'went', start, { x: reached, y }, actor), 0)]),
    ...(to === 'eve' ? [] : [grows(arrow(`${name} arrives`, 'went', { x: leaves, y }, end, actor), 2 * WAIT)]),
  ];
  const seal = key === null ? null : signOf(key);
  const isShut = seal !== null && (!read || (isNew && setup.eve === 'middle'));
  const box = { x: cards.x, y: y - CARD / 2, w: cards.w, h: CARD };
  const text = name === 'data' && read && seal ? SAID : nameOf(one, isHybrid);
  const said = say(text, cards.w - (seal ? LOCK + 22 : 6));
  const wide = labelWidth(said, plan.size) + (seal ? LOCK : 0);
  // At the right end there is room for what Eve’s trial comes to.
  const x = cards.x + (cards.w - wide) / 2 - (seal ? 7 : 0);
  const body = rect(name, isShut ? 'placed' : 'sheet', box, seal?.[1] ?? actor);
  return [
    ...legs,
    isNew ? { ...body, from: { o: 0 }, wait: WAIT } : body,
    ...(seal ? lock(plan, `${name} lock`, seal, { x: x + 8, y }, !isShut) : []),
    words(`${name} text`, 'start', x + (seal ? LOCK : 0), y + base(plan), said),
    ...(isEnd && seal && setup.eve !== 'middle'
      ? [words(`${name} tried`, isShut ? 'bad' : 'strong', cards.x + cards.w - 11, y + base(plan), isShut ? '✗' : '✓')]
      : []),
    ...(isNew ? [rect(`${name} now`, 'cursor', box)] : []),
  ];
}

const lifeOf = (state: State, party: Party, name: string): Life | null => {
  const what = has(state, party, name);
  if (what === 'no' || what === 'half') return null;
  return what === 'gone' ? 'gone' : what === 'new' ? 'now' : 'is';
};

/** What an end has for this connection, and where in its room. */
interface Pocket {
  readonly end: End;
  /** The edge that looks at Eve, and the direction from it into the room; the edge at the other side. */
  readonly inner: number;
  readonly inwards: 1 | -1;
  readonly outer: number;
  /** What may be made here, and what has been made by now. */
  readonly secrets: readonly string[];
  readonly keys: readonly string[];
  readonly made: readonly string[];
  readonly isGone: boolean;
  /** Private halves, by the secret that they lead to. */
  readonly halves: readonly string[];
  at(name: string): Coordinates;
  halfAt(name: string): Coordinates;
}

const RSA_SECRET = 'secret from the client';
/** Keys that the other end shares with Eve. */
const FOREIGN: Readonly<Record<End, string>> = { client: 'keys Eve–bank', server: 'keys client–Eve' };

function pocketOf({ plan, state }: Scene, end: End): Pocket {
  const { chip, made, rooms: at, isWide } = plan;
  const { x, w } = at[end];
  const [inner, outer] = end === 'client' ? [x + w, x] : [x, x + w];
  const inwards = end === 'client' ? -1 : 1;
  const [pad, gap, step] = isWide ? [10, 8, 18] : [4, 2, 6];
  const slot = (index: number): number => pad + chip / 2 + index * (chip + gap);
  const own = state.secrets
    .map(({ name }) => name)
    .filter((name) => SIGNS[name] && name !== 'certificate key' && name !== FOREIGN[end]);
  const secrets = own.filter((name) => SECRETS.includes(name));
  const keys = own.filter((name) => !SECRETS.includes(name));
  // The last secret is the innermost, so that no two lines cross; over what K opens there is K.
  const order = [...(secrets[0] === RSA_SECRET ? [''] : []), ...secrets.toReversed(), ...keys];
  // Between one key and the next there is room for an arrow, if there is any.
  const wide = slot(order.length - 1) + step + chip / 2 + 3;
  const apart = keys.length > 1 && secrets.length > 0 ? Math.max(0, Math.min(isWide ? 12 : 6, w - wide)) : 0;
  const halves = own.filter((name) => PRIVATE[name]?.[end] && has(state, end, name) !== 'no');
  return {
    end,
    inner,
    inwards,
    outer,
    secrets,
    keys,
    made: own.filter((name) => lifeOf(state, end, name) !== null),
    isGone: own.some((name) => lifeOf(state, end, name) === 'gone'),
    halves,
    at: (name) => ({
      x:
        inner +
        inwards *
          (slot(order.indexOf(name)) +
            (keys.includes(name) && secrets.length > 0 ? step : 0) +
            (keys.indexOf(name) > 0 ? apart : 0)),
      y: made + (isWide ? 15 : 13),
    }),
    halfAt: (name) => ({ x: outer - inwards * slot(halves.indexOf(name)), y: FIRST + (isWide ? 10 : 9) }),
  };
}

/** From what a secret is made: the end's own half, and what the other end has sent. */
function mixed({ plan, state, all }: Scene, pocket: Pocket): GraphItem[] {
  const { end, inner, inwards, made, halves } = pocket;
  const share = all.findIndex(({ to, isShare }) => isShare && to === end);
  const wrapped = all.findIndex(({ name }) => name.startsWith('ClientKeyExchange'));
  return made
    .filter((name) => holds(state, end, name) && (SECRETS.includes(name) || PRIVATE[name]))
    .flatMap((name): GraphItem[] => {
      const to = pocket.at(name);
      const way = (from: string, start: Coordinates, actor: Actor): GraphItem =>
        line(`${end} ${name} ${from}`, 'stem', start, to, actor);
      if (name === RSA_SECRET)
        return [
          end === 'client'
            ? way('wrapped', { x: inner, y: plan.rows[wrapped]! }, 'f')
            : way('opened', keyPlace({ plan, all }), 'b'),
        ];
      return [
        ...(halves.includes(name) ? [way('own', pocket.halfAt(name), ACTORS[end])] : []),
        way('public', { x: inner + inwards, y: plan.rows[share]! }, ACTORS[all[share]!.from]),
      ];
    });
}

/** What stands under secrets and keys. */
function madeNames({ plan }: Scene, { end, secrets, keys, made, isGone, at }: Pocket): GraphItem[] {
  const { isWide, size, chip, rooms: all } = plan;
  const { x, w } = all[end];
  const under = at(keys[0]!).y + chip / 2 + 11 + size * 0.8;
  const name = (text: string, look: string, of: readonly string[], y = under): GraphItem[] => {
    if (!of.some((one) => made.includes(one))) return [];
    const half = labelWidth(text, size) / 2 + 2;
    const middle = of.reduce((sum, one) => sum + at(one).x, 0) / of.length;
    // A name stays in the room of its end.
    return [words(`${end} ${text}`, look, Math.min(Math.max(middle, x + half), x + w - half), y, text)];
  };
  const both = [...secrets, ...keys];
  if (isGone) return name('deleted', 'bad', both);
  const first = secrets[0] ?? keys[0]!;
  const own = PRIVATE[first]?.[end];
  const their = keys[0]!.includes('Eve') ? 'e' : PRIVATE[first]?.[end === 'client' ? 'server' : 'client'];
  const low = under + size + 2;
  const of = own
    ? fitting(plan, [`${letterOf(first)} from ${own} and public ${their}`, `${own} + public ${their}`], w - 4)
    : '';
  // What the bank seals is for the client's public half.
  const seal =
    end === 'client' ? ['M opened with m', 'm opens M'] : ['M sealed with public m', 'public m seals M', 'm seals M'];
  const from = [
    ...(of ? name(of, 'soft', both, low) : []),
    ...(secrets.length > 1 ? name(fitting(plan, seal, w - 4), 'soft', both, low + size + 1) : []),
  ];
  const [secret, key] = [isWide && secrets.length > 1 ? 'secrets' : 'secret', keys.length > 1 ? 'keys' : 'key'];
  if (!isWide && secrets.length === 1) return [...name(`${secret}, ${key}`, 'soft', both), ...from];
  return [...name(secret, 'soft', secrets), ...name(key, 'soft', keys), ...from];
}

/** What an end has for this connection: private halves at the outer side, and secrets and keys that come of them. */
function pocketItems(scene: Scene, end: End): GraphItem[] {
  const { plan, state } = scene;
  const pocket = pocketOf(scene, end);
  const { outer, inwards, secrets, keys, made, isGone, halves } = pocket;
  const { chip, isWide, rooms: at } = plan;
  const one = (id: string, name: string, letter: string, actor: Actor, life: Life, place: Coordinates): GraphItem[] =>
    sign(plan, { id, letter, actor, kind: SECRETS.includes(name) ? 'secret' : 'key', life, at: place });
  const [first, next] = [secrets[0], keys[0]!];
  const mine = `private ${halves.map((name) => PRIVATE[name]![end]!).join(', ')}`;
  const last = keys.at(-1)!;
  /** What leads from a secret to a key, or from one key to the next. */
  const makes = (id: string, from: string | undefined, to: string): GraphItem[] => {
    if (!from || from === to || !made.includes(to)) return [];
    const [start, stop] = [pocket.at(from), pocket.at(to)];
    return [
      (isWide ? arrow : line)(
        `${end} ${id}`,
        isWide && !isGone ? 'chain' : 'edge',
        { x: start.x + inwards * (chip / 2 + 1), y: start.y },
        { x: stop.x - inwards * (chip / 2 + 1), y: stop.y },
      ),
    ];
  };
  return [
    ...mixed(scene, pocket),
    ...(halves.length > 0
      ? [
          words(
            `${end} private`,
            `${end === 'client' ? 'start' : 'end'} ${isGone ? 'bad' : 'soft'}`,
            outer - inwards * 5,
            TOP + 14,
            isGone ? 'deleted' : fitting(plan, [`${mine}: never sent`, mine], at[end].w - 8),
          ),
        ]
      : []),
    ...halves.flatMap((name) =>
      sign(plan, {
        id: `${end} half ${name}`,
        letter: PRIVATE[name]![end]!,
        actor: ACTORS[end],
        kind: 'key',
        life: isGone ? 'gone' : 'is',
        at: pocket.halfAt(name),
      }),
    ),
    ...made.flatMap((name) => one(`${end} ${name}`, name, ...signOf(name), lifeOf(state, end, name)!, pocket.at(name))),
    ...makes('makes', first, next),
    ...(first ? makes('makes too', next, last) : []),
    ...madeNames(scene, pocket),
  ];
}

/** Where the certificate's key is: beside the only message for which the bank needs it. */
function keyPlaceOf(plan: Plan, all: readonly Shown[]): Coordinates {
  const row = all.findIndex(
    ({ name, to, key }) => name === 'CertificateVerify' || (key === 'certificate key' && to === 'server'),
  );
  return { x: plan.rooms.server.x + plan.chip / 2 + (plan.isWide ? 12 : 4), y: plan.rows[Math.max(row, 0)]! };
}

const keyPlace = ({ plan, all }: Pick<Scene, 'plan' | 'all'>): Coordinates => keyPlaceOf(plan, all);

const isRsa = ({ state }: Scene): boolean => state.secrets.some(({ name }) => name === 'secret from the client');

function certificateKey(scene: Scene): GraphItem[] {
  const { plan, state, all } = scene;
  const at = keyPlace(scene);
  const isUsed = state.messages.some(
    ({ name, key, to }) => name === 'CertificateVerify' || (key === 'certificate key' && to === 'server'),
  );
  const right = at.x + plan.chip / 2 + (plan.isWide ? 8 : 4);
  const y = at.y + base(plan);
  // That it does no more than that is the answer to the bet.
  const signs: Ways = scene.isEnd ? ['only signs', 'signs'] : ['signs'];
  const use: Ways = isRsa(scene) ? ['opens the secret P', 'opens P'] : signs;
  const room = plan.width - right - 3;
  return [
    words(
      'K name',
      'soft start',
      at.x - plan.chip / 2,
      at.y - plan.chip / 2 - 5,
      plan.say(['certificate key', 'bank’s key'], plan.width - at.x),
    ),
    ...sign(plan, {
      id: 'K',
      letter: 'K',
      actor: 'b',
      kind: 'key',
      life: lifeOf(state, 'server', 'certificate key') ?? 'is',
      at,
    }),
    ...(isUsed || all.length === 0 ? [words('K use', 'strong start', right, y, plan.say(use, room))] : []),
  ];
}

/** What the two ends have in the clear: the data, and whether the bank has proved its name. */
function said({ plan, state, all, setup, isEnd }: Scene): GraphItem[] {
  const { rooms: at, rows, say } = plan;
  const rowOf = (name: string) => all.findIndex((one) => one.name === name);
  const passed = (name: string) => state.messages.some((one) => one.name === name);
  const items: GraphItem[] = [];
  if (passed('data'))
    for (const end of ENDS) {
      const text = say(SAID, at[end].w - 14);
      const w = labelWidth(text, plan.size) + 12;
      const x = end === 'client' ? at.client.x + 5 : at.server.x + at.server.w - w - 5;
      const y = rows[rowOf('data')]!;
      items.push(
        rect(`${end} slip`, 'sheet', { x, y: y - 10, w, h: 20 }, ACTORS[end]),
        words(`${end} slip text`, '', x + w / 2, y + base(plan), text),
      );
    }
  const proof = rowOf('CertificateVerify') < 0 ? 'Finished' : 'CertificateVerify';
  const middle = at.client.x + at.client.w / 2;
  const isRefused = setup.eve === 'middle' && !isRsa({ state } as Scene);
  if (isRefused && isEnd)
    items.push(
      words(
        'refused',
        'bad',
        middle,
        rows[rowOf('CertificateVerify again')]! + base(plan),
        say(['✗ signs another hello', '✗ not my hello', '✗ not mine'], at.client.w - 4),
      ),
    );
  if (!isRefused && passed(proof))
    items.push(
      words(
        'proof',
        'strong',
        middle,
        rows[rowOf(proof)]! + base(plan),
        say(['✓ it is bank.example', '✓ the bank'], at.client.w - 4),
      ),
    );
  return items;
}

/** Between the public keys and what is locked: what Eve can make of them. */
function between(scene: Scene): GraphItem[] {
  const { plan, state, setup, all, isEnd } = scene;
  const shares = all.filter(({ isShare }) => isShare);
  const { x, w } = plan.cards;
  const y = plan.made + 22;
  if (setup.eve === 'middle') {
    const [one, two] = ['keys client–Eve', 'keys Eve–bank'];
    if (has(state, 'eve', one) === 'no') return [];
    const at = (x: number) => ({ x, y: plan.made + 13 });
    const half =
      has(state, 'eve', one) === 'no'
        ? []
        : sign(plan, { id: 'eve half', letter: 'e', actor: 'e', kind: 'key', life: 'is', at: at(x + w / 2) });
    const keys = [one, two].flatMap((name, index) => {
      const life = lifeOf(state, 'eve', name);
      if (!life) return [];
      const [letter, actor] = signOf(name);
      const place = at(index === 0 ? x + 12 : x + w - 12);
      return [
        line(`eve ${name} own`, 'stem', at(x + w / 2), place, 'e'),
        ...sign(plan, { id: `eve ${name}`, letter, actor, kind: 'key', life, at: place }),
      ];
    });
    return [...keys, ...half];
  }
  if (shares.length === 0 || state.messages.filter(({ isShare }) => isShare).length < shares.length) return [];
  const isFound = isEnd && holds(state, 'eve', 'X25519 secret');
  const [first, second] = isFound ? ['the quantum', 'computer finds X'] : ['public keys alone', 'make no secret'];
  const look = isFound ? 'strong' : 'soft';
  return [
    words('between', look, x + w / 2, y - 7 + base(plan), first),
    words('between too', look, x + w / 2, y + 8 + base(plan), second),
  ];
}

/** Whether Eve can open all, and if not, why. */
function verdict(scene: Scene): readonly [text: string, isBad: boolean] {
  const { state, setup, isLater, isEnd, plan } = scene;
  const sealed = state.messages.filter(({ key }) => key !== null);
  const shut = sealed.filter(({ read }) => !read).length;
  if (setup.eve === 'middle') {
    if (!isEnd) return [`${state.messages.length} messages, ${shut} locked for Eve`, false];
    if (isRsa(scene)) return [`✗ Only K opens P: ${shut} messages stay locked.`, true];
    return ['✗ K signed Eve’s hello, not the client’s: refused.', true];
  }
  if (!isEnd)
    return [
      `${isLater ? 'The recording' : 'Recorded'}: ${state.messages.length} messages, ${shut} of them locked`,
      false,
    ];
  if (shut === 0) return ['✓ All is open. Eve reads “pay 100 to bob”.', false];
  const stays = (why: string): readonly [string, boolean] => [
    plan.say(
      [`✗ ${why}: ${shut} messages stay locked.`, `✗ ${why}: ${shut} stay locked.`, `✗ ${why}.`],
      plan.width - 14,
    ),
    true,
  ];
  const lacks = state.secrets.find(({ name }) => SECRETS.includes(name) && !holds(state, 'eve', name))!.name;
  if (setup.eve === 'key')
    return stays(
      `K only signs. H${plan.isWide ? ' and' : ','} A need ${!scene.isHybrid ? 'X' : plan.isWide ? 'X and M' : 'X, M'}`,
    );
  return stays(setup.eve === 'quantum' ? 'It does not find M, so no key' : `Without ${letterOf(lacks)} no key`);
}

/** What both ends have at the same time. */
function bothEnds({ plan, state }: Scene): string {
  const keys = state.secrets.filter(({ name }) => /^(handshake|application)/.test(name));
  if (keys.some(({ has: { client } }) => client === 'gone'))
    return plan.say(['client and bank have deleted their keys', 'both ends: none left'], plan.width / 2);
  const isBoth = keys.some(({ name }) => ENDS.every((end) => holds(state, end, name)));
  return isBoth ? plan.say(['client and bank have the same keys', 'both ends: same keys'], plan.width / 2) : '';
}

/** What Eve has and lacks in the end, and what comes of it. */
function desk(scene: Scene): GraphItem[] {
  const { plan, state, setup, isLater, isEnd } = scene;
  const { width, size, chip, foot } = plan;
  const y = DESK + 17;
  const isWide = plan.isWide;
  const items: GraphItem[] = [rect('desk', 'card', { x: 1, y: DESK - 4, w: width - 2, h: 68 }, 'e', 6)];
  if (isLater) {
    const from = 20 + labelWidth('years later', size, true);
    const wave = Array.from({ length: Math.floor((width - from) / 12) }, () => 'q3 -4 6 0t6 0').join('');
    items.push(
      { id: 'years', kind: 'path', look: 'turn', geo: {}, path: `M${from} ${foot + 12}${wave}` },
      words('years text', 'strong start', 8, foot + 12 + base(plan), 'years later'),
    );
  }
  let x = 10;
  const write = (id: string, look: string, text: string) => {
    items.push(words(id, `${look} start`, x, y + base(plan), text));
    x += labelWidth(text, size, look === 'strong') + 8;
  };
  const put = (name: string, life: Life, from?: Coordinates) => {
    const [letter, actor] = signOf(name);
    const kind = SECRETS.includes(name) ? 'secret' : 'key';
    items.push(
      ...sign(plan, {
        id: `eve ${life} ${name}`,
        letter,
        actor,
        kind,
        life,
        at: { x: x + chip / 2, y: y - 4 },
        ...(from && { from }),
      }),
    );
    x += chip + (isWide ? 10 : 5);
  };
  const lacks = state.secrets.filter(({ name }) => SECRETS.includes(name) && !holds(state, 'eve', name));
  if (setup.eve === 'middle')
    write('eve has', 'strong', isRsa(scene) ? 'Eve passes all on' : 'Eve makes keys with both');
  else {
    const key = keyPlace(scene);
    const isQuantum = isLater && setup.eve === 'quantum';
    const owns = isQuantum ? plan.say(['Eve has a quantum computer', 'Eve: quantum computer'], width - 156) : 'Eve has';
    if (!isQuantum) x = key.x - chip / 2 - 8 - labelWidth(owns, size, true);
    write('eve has', 'strong', owns);
    const found = state.secrets.map(({ name }) => name).filter((name) => SIGNS[name] && holds(state, 'eve', name));
    // First what she has got, and then what follows from it.
    const order = found.toSorted((a, b) => Number(b === 'certificate key') - Number(a === 'certificate key'));
    const isTheft = isLater && setup.eve === 'key';
    for (const name of order) put(name, 'is', isTheft && name === 'certificate key' ? key : undefined);
    if (isTheft) {
      items.push(
        arrow('theft', 'went', { x: key.x, y: key.y + chip / 2 + 12 }, { x: key.x, y: y - 4 - chip / 2 - 2 }, 'e'),
      );
      if (order.length < 2) write('stolen', 'soft', 'stolen');
    } else if (order.length === 0 && !isQuantum) write('nothing', 'soft', 'no key');
    const ends = bothEnds(scene);
    if (!isEnd && !isQuantum && ends) items.push(words('both ends', 'start', 10, y + base(plan), ends));
    if (isEnd && lacks.length > 0) {
      x = isQuantum ? x + 14 : 10;
      write('lacks', 'strong', 'lacks');
      lacks.forEach(({ name }) => put(name, 'gone'));
      if (!isQuantum) write('why', 'bad', 'deleted');
    }
  }
  const [text, isBad] = verdict(scene);
  items.push(words('verdict', `${isBad ? 'bad' : isEnd ? 'strong' : 'soft'} start`, 10, DESK + 52, text));
  if (isLater) items.push(rect('desk now', 'cursor', { x: 2, y: DESK - 3, w: width - 4, h: 66 }));
  return items;
}

/** The picture of a step at a width: two ends, what goes between them, and what Eve has of it. */
export function pictureOf(setup: Setup, frames: Frames, at: number, width: number): GraphPicture {
  const { state } = frames[at]!;
  const all = frames.at(-1)!.state.messages;
  const plan = planOf(all, width);
  const scene: Scene = {
    plan,
    setup,
    state,
    all,
    isHybrid: state.secrets.some(({ name }) => name === 'ML-KEM secret'),
    isLater: setup.eve !== 'middle' && at >= frames.length - 2,
    isEnd: at === frames.length - 1,
  };
  const k = keyPlace(scene);
  return {
    width,
    height: HEIGHT,
    items: [
      ...rooms(plan, setup.eve === 'middle'),
      ...state.messages.flatMap((one, row) => message(scene, one, row)),
      ...between(scene),
      ...ENDS.flatMap((end) => pocketItems(scene, end)),
      ...said(scene),
      ...certificateKey(scene),
      ...desk(scene),
    ],
    spots: [
      {
        id: 'K',
        says: 'The certificate key: let Eve steal it later, or not',
        x: k.x - plan.chip / 2 - 4,
        y: k.y - plan.chip / 2 - 4,
        w: plan.chip + 8,
        h: plan.chip + 20,
      },
    ],
  };
}
