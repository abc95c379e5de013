/** What separates a process from the host, in the order of askKernel.py; the memory limit is not asked there. */
export const LAYERS = ['user', 'pid', 'net', 'uts', 'mnt', 'caps', 'filter', 'limit'] as const;
export const ATTEMPTS = ['clock', 'signal', 'connect', 'rename', 'read', 'mount', 'alg', 'memory', 'kernel'] as const;

export type Layer = (typeof LAYERS)[number];
export type Attempt = (typeof ATTEMPTS)[number];
/** Whom an attempt of the container's root meets: the host, only what is its own, or a refusal. */
export type Reach = 'host' | 'own' | 'no';
export type Layers = Readonly<Record<Layer, boolean>>;

export interface Verdict {
  readonly reach: Reach;
  /** The layer that decided, or null where none stands in the way. */
  readonly by: Layer | null;
  readonly why: string;
}

/** The set of layers as a record. */
export const layersOf = (on: readonly Layer[]): Layers =>
  Object.fromEntries(LAYERS.map((layer) => [layer, on.includes(layer)])) as Record<Layer, boolean>;

const refused = (by: Layer, why: string): Verdict => ({ reach: 'no', by, why });
const reaches = (why: string): Verdict => ({ reach: 'host', by: null, why });
const own = (by: Layer, why: string): Verdict => ({ reach: 'own', by, why });

/** What is refused before it matters whose thing it is: the filter comes first, then the capability. */
function power(layers: Layers, call: string, capability: string): Verdict | null {
  if (layers.filter) return refused('filter', `The filter refuses ${call} before the kernel looks at it (EPERM).`);
  if (layers.caps) return refused('caps', `${capability} is not among its 14 capabilities (EPERM).`);
  return null;
}

const clock = (layers: Layers): Verdict =>
  power(layers, 'settimeofday', 'CAP_SYS_TIME') ??
  (layers.user
    ? refused('user', 'Its capabilities count in its own user namespace, and the time of day belongs to none (EPERM).')
    : reaches('The time of day has no namespace, and it holds CAP_SYS_TIME: the clock of the host is set.'));

function signal(layers: Layers): Verdict {
  if (layers.pid) return refused('pid', 'That number does not exist in its PID namespace (ESRCH).');
  if (layers.user) return refused('user', 'The process belongs to a user who is not mapped (EPERM).');
  return reaches('Both are user 0 in one PID namespace, so the signal arrives; no capability is asked for.');
}

const connect = (layers: Layers): Verdict =>
  layers.net
    ? refused('net', 'Its 127.0.0.1 is that of its own network namespace, where nothing answers.')
    : reaches('127.0.0.1 is the loopback of the host: the server answers.');

function rename(layers: Layers): Verdict {
  const weak = power(layers, 'sethostname', 'CAP_SYS_ADMIN');
  if (weak !== null) return weak;
  if (layers.uts) return own('uts', 'Only the name in its own UTS namespace changes.');
  if (layers.user) return refused('user', "The name belongs to the host's user namespace (EPERM).");
  return reaches('The host has a new name.');
}

function read(layers: Layers): Verdict {
  if (layers.mnt) {
    const bare = !layers.user && !layers.caps && !layers.filter;
    const detour = " But nothing forbids mounting the host's disk, which --privileged hands over as a device.";
    return refused('mnt', `The path leads nowhere below its own root (ENOENT).${bare ? detour : ''}`);
  }
  if (layers.user) return refused('user', 'The owner is not mapped, so the bits for other decide (EACCES).');
  return reaches('User 0 owns the file: the bits of the owner are enough, without any capability.');
}

function mount(layers: Layers): Verdict {
  const weak = power(layers, 'mount', 'CAP_SYS_ADMIN');
  if (weak !== null) return weak;
  if (layers.mnt) return own('mnt', 'The mount is in its own list only.');
  if (layers.user) return refused('user', "The list of mounts belongs to the host's user namespace (EPERM).");
  return reaches('The mount appears on the host.');
}

const alg = (layers: Layers): Verdict =>
  layers.filter
    ? refused('filter', "Docker's filter refuses socket(AF_ALG) (EPERM).")
    : reaches("The call runs in the host's kernel. If that code has a hole, no namespace closes it.");

const memory = (layers: Layers): Verdict =>
  layers.limit
    ? own('limit', 'Its control group is full, and the kernel kills one of its own processes.')
    : reaches('Nothing counts what it takes: the host runs out of memory.');

const kernel = (): Verdict => reaches('There is one kernel. No layer gives it another.');

const RULES: Readonly<Record<Attempt, (layers: Layers) => Verdict>> = {
  clock,
  signal,
  connect,
  rename,
  read,
  mount,
  alg,
  memory,
  kernel,
};

/** Whom an attempt meets, and which layer decides. */
export const judge = (attempt: Attempt, layers: Layers): Verdict => RULES[attempt](layers);
