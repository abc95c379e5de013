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

/**
 * What is refused before it matters whose thing it is. Docker makes its filter from the capabilities of the container:
 * the filter refuses such a call only if root lacks the capability anyway, and then the filter comes first.
 */
function power(layers: Layers, call: string, capability: string): Verdict | null {
  if (!layers.caps) return null;
  if (layers.filter)
    return refused(
      'filter',
      `The filter refuses ${call}, because ${capability} is not among the 14 capabilities (Operation not permitted).`,
    );
  return refused('caps', `${capability} is not among the 14 capabilities of root (Operation not permitted).`);
}

const clock = (layers: Layers): Verdict =>
  power(layers, 'settimeofday', 'CAP_SYS_TIME') ??
  (layers.user
    ? refused(
        'user',
        "Root's capabilities count only in its own user namespace, and the time of day belongs to no namespace (Operation not permitted).",
      )
    : reaches(
        'The time of day has no namespace, and root has the capability CAP_SYS_TIME. Root sets the clock of the host.',
      ));

function signal(layers: Layers): Verdict {
  if (layers.pid) return refused('pid', 'The PID namespace of the container has no process with this number.');
  if (layers.user)
    return refused(
      'user',
      'The process belongs to a user of the host whom the user namespace does not map (Operation not permitted).',
    );
  return reaches('Root and the process are in one PID namespace and are both user 0, so root may end the process.');
}

const connect = (layers: Layers): Verdict =>
  layers.net
    ? refused('net', 'In the container, the address 127.0.0.1 means the container itself, and no server answers there.')
    : reaches('The address 127.0.0.1 means the host here, and its server answers.');

function rename(layers: Layers): Verdict {
  const weak = power(layers, 'sethostname', 'CAP_SYS_ADMIN');
  if (weak !== null) return weak;
  if (layers.uts) return own('uts', 'Only the name in the UTS namespace of the container changes.');
  if (layers.user) return refused('user', "The name belongs to the host's user namespace (Operation not permitted).");
  return reaches('The host has a new name.');
}

function read(layers: Layers): Verdict {
  if (layers.mnt) {
    const bare = !layers.user && !layers.caps && !layers.filter;
    const detour =
      " Root in a privileged container has a second way: root can mount the host's disk and open the file there.";
    return refused('mnt', `The container has files of its own, and no such file at this path.${bare ? detour : ''}`);
  }
  if (layers.user)
    return refused(
      'user',
      'The user namespace does not map the owner of the file, so root is a stranger to the file (Permission denied).',
    );
  return reaches('User 0 owns the file, so root may read it without any capability.');
}

function mount(layers: Layers): Verdict {
  const weak = power(layers, 'mount', 'CAP_SYS_ADMIN');
  if (weak !== null) return weak;
  if (layers.mnt) return own('mnt', 'The empty disk is visible only in the mount namespace of the container.');
  if (layers.user)
    return refused('user', "The mount namespace belongs to the host's user namespace (Operation not permitted).");
  return reaches('The empty disk is visible on the host.');
}

const alg = (layers: Layers): Verdict =>
  layers.filter
    ? refused(
        'filter',
        "Docker's filter (since Docker 29.4.2) refuses the usual system call that opens the encryption functions, with any capabilities (Operation not permitted). A 32-bit program has a second call, which only a security module refuses.",
      )
    : reaches("The system call runs in the host's kernel. No namespace protects the host from a bug there.");

const memory = (layers: Layers): Verdict =>
  layers.limit
    ? own('limit', 'The control group of the container is at its limit, so the kernel ends a process of the container.')
    : reaches('No limit is set, so the host runs out of memory.');

const kernel = (): Verdict => reaches('The container uses the kernel of the host, and no layer changes this.');

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
