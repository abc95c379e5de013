import type { Frame } from '@groundwork/labs-kit/model';

export type Kind = 'browser' | 'shared';
export type Policy = 'max-age' | 'swr' | 'no-cache' | 'no-store' | 'private' | 's-maxage' | 'last-modified' | 'nothing';

/** A wait in seconds, then somebody asks for the file; before that, the file may have changed on the server. */
export interface Visit {
  readonly wait: number;
  readonly changed: boolean;
}

export interface Setup {
  readonly cache: Kind;
  readonly policy: Policy;
  /** Whether answers carry an ETag. */
  readonly etag: boolean;
  /** The first request is at 0 s; these come after it. */
  readonly visits: readonly Visit[];
}

interface Stored {
  readonly version: number;
  /** When the server sent or confirmed it, and when that file was last changed. */
  readonly since: number;
  readonly modified: number;
}

export interface State {
  readonly time: number;
  readonly stored: { readonly version: number; readonly age: number; readonly lifetime: number } | null;
  readonly server: number;
  /** What the newest request read. */
  readonly read: number | null;
  readonly flight: string | null;
  /** Statuses with which the server answered. */
  readonly asked: readonly number[];
  /** Requests that read a version that was no longer the newest. */
  readonly outdated: number;
}

/** What the responses say, in the words of the headers. */
export const HEADERS: Readonly<Record<Policy, string>> = {
  'max-age': 'max-age=60',
  swr: 'max-age=60, stale-while-revalidate=60',
  'no-cache': 'no-cache',
  'no-store': 'no-store',
  private: 'private, max-age=60',
  's-maxage': 'max-age=10, s-maxage=60',
  'last-modified': 'Last-Modified, no Cache-Control',
  nothing: 'no Cache-Control',
};
/** Seconds since the last change when the file is first asked for. */
const UNCHANGED = 600;
const WINDOW = 60;

export const isStored = (cache: Kind, policy: Policy): boolean =>
  policy !== 'no-store' && !(policy === 'private' && cache === 'shared');

/** Seconds for which a response is fresh: RFC 9111, section 4.2.1, and 10 % by the heuristic of 4.2.2. */
export function lifetimeOf(cache: Kind, policy: Policy, sinceChange: number): number {
  if (policy === 'max-age' || policy === 'swr' || policy === 'private') return 60;
  if (policy === 's-maxage') return cache === 'shared' ? 60 : 10;
  return policy === 'last-modified' ? Math.floor(sinceChange / 10) : 0;
}

export type Use = 'fresh' | 'background' | 'revalidate' | 'get-all';

/** What a cache does with a request, for a response of that age; null stands for an empty cache. */
export function decide({ policy, etag }: Pick<Setup, 'policy' | 'etag'>, age: number | null, lifetime: number): Use {
  if (age === null) return 'get-all';
  if (age < lifetime) return 'fresh';
  if (policy === 'swr' && age < lifetime + WINDOW) return 'background';
  return etag || policy === 'last-modified' ? 'revalidate' : 'get-all';
}

/** Plays requests against one cache with one file, on a clock of whole seconds. */
class Run {
  readonly frames: Frame<State>[] = [];
  private time = 0;
  private version = 1;
  private modified = -UNCHANGED;
  private stored: Stored | null = null;
  private read: number | null = null;
  private asked: readonly number[] = [];
  private outdated = 0;

  constructor(private readonly setup: Setup) {}

  play(): void {
    this.say(`The cache is empty. The server's responses say: ${headersOf(this.setup)}.`, null);
    this.visit();
    for (const { wait, changed } of this.setup.visits) {
      this.time += wait;
      if (changed) this.change(wait);
      this.visit();
    }
  }

  private lifetime(): number {
    const { cache, policy } = this.setup;
    return this.stored === null ? 0 : lifetimeOf(cache, policy, this.stored.since - this.stored.modified);
  }

  private say(text: string, flight: string | null): void {
    const { time, stored, version, read, asked, outdated } = this;
    this.frames.push({
      text: `${time} s: ${text}`,
      state: {
        time,
        stored:
          stored === null ? null : { version: stored.version, age: time - stored.since, lifetime: this.lifetime() },
        server: version,
        read,
        flight,
        asked,
        outdated,
      },
    });
  }

  /** The file changes half-way through the wait: nobody tells the cache. */
  private change(wait: number): void {
    this.version++;
    this.read = null;
    this.modified = this.time - Math.ceil(wait / 2);
    this.say(`The file was changed to #${this.version} in the meantime. The cache is not told.`, null);
  }

  private visit(): void {
    this.read = null;
    const age = this.stored === null ? null : this.time - this.stored.since;
    const use = decide(this.setup, age, this.lifetime());
    const who = this.setup.cache === 'shared' ? 'Somebody asks' : 'A script on the page asks';
    if (use === 'fresh') {
      this.deliver();
      return this.say(
        `${who}. The age, ${age!} s, is below ${this.lifetime()} s: fresh. The cache answers alone, with #${this.read!}.${this.late()}`,
        null,
      );
    }
    if (use === 'background') {
      this.deliver();
      this.say(
        `${who}. The age, ${age!} s, is not below ${this.lifetime()} s: stale, but for less than ${WINDOW} s. So the cache answers at once with #${this.read!}.${this.late()}`,
        null,
      );
      return this.ask(true);
    }
    const why =
      age === null
        ? 'Nothing is stored'
        : this.lifetime() === 0
          ? 'What is stored must not be used without asking'
          : `Stale: the age, ${age} s, is not below ${this.lifetime()} s`;
    this.say(
      `${who}. ${why}, so the request goes to the server.`,
      use === 'revalidate' ? `is #${this.stored!.version} still right? →` : 'asks for the file →',
    );
    this.ask(false);
  }

  /** What the server answers, and what the cache keeps of it. */
  private ask(isBackground: boolean): void {
    const { cache, policy, etag } = this.setup;
    const conditional = this.stored !== null && (etag || policy === 'last-modified');
    const unchanged = conditional && this.stored!.version === this.version;
    this.asked = [...this.asked, unchanged ? 304 : 200];
    const keeps = isStored(cache, policy);
    this.stored = keeps ? { version: this.version, since: this.time, modified: this.modified } : null;
    if (!isBackground) this.read = this.version;
    const behind = isBackground ? 'In the background, the cache asks the server: ' : '';
    const answer = unchanged ? '304 without content: the copy is still right' : `200 with #${this.version}`;
    const kept = unchanged
      ? 'The age of the copy is 0 again'
      : keeps
        ? 'The cache stores it'
        : `The cache does not store it: ${policy}`;
    this.say(`${behind}${answer}. ${kept}.`, unchanged ? '← 304' : `← 200, #${this.version}`);
  }

  private deliver(): void {
    this.read = this.stored!.version;
    if (this.read !== this.version) this.outdated++;
  }

  private late(): string {
    return this.read === this.version ? '' : ` The server has #${this.version}.`;
  }
}

const headersOf = ({ policy, etag }: Setup): string => `${HEADERS[policy]}${etag ? ', and an ETag' : ''}`;

export function run(setup: Setup): readonly Frame<State>[] {
  const play = new Run(setup);
  play.play();
  return play.frames;
}
