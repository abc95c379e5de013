/** The names that the figure knows; a file's directory stands before it. */
export const PATHS = ['server.conf', 'todo', 'mail', 'mail/june', 'mail/july'] as const;
export type Path = (typeof PATHS)[number];

export type Entry =
  | { readonly kind: 'file'; readonly bytes: number }
  | { readonly kind: 'dir'; readonly opaque: boolean }
  | { readonly kind: 'whiteout' };

/** One directory tree of the stack: what it has under each name. */
export type Layer = Readonly<Partial<Record<Path, Entry>>>;

/** What became of the search in one layer. */
export interface Look {
  readonly layer: number;
  readonly at: Path;
  readonly verdict: 'nothing' | 'found' | 'whiteout' | 'opaque';
}

export interface Found {
  readonly layer: number;
  readonly entry: Entry;
}

export const parentOf = (path: Path): Path | null => (path.startsWith('mail/') ? 'mail' : null);

/** Looks for a name from the top layer (index 0) down, as the kernel does; directories above it are merged. */
export function lookup(layers: readonly Layer[], path: Path): { looks: readonly Look[]; found: Found | null } {
  const looks: Look[] = [];
  const parent = parentOf(path);
  for (const [layer, tree] of layers.entries()) {
    const above = parent === null ? undefined : tree[parent];
    const blocked = above !== undefined && above.kind !== 'dir';
    const entry = blocked ? above : tree[path];
    const at = blocked ? parent! : path;
    if (entry?.kind === 'whiteout') return { looks: [...looks, { layer, at, verdict: 'whiteout' }], found: null };
    if (entry !== undefined) return { looks: [...looks, { layer, at, verdict: 'found' }], found: { layer, entry } };
    if (above?.kind === 'dir' && above.opaque)
      return { looks: [...looks, { layer, at: parent!, verdict: 'opaque' }], found: null };
    looks.push({ layer, at: path, verdict: 'nothing' });
  }
  return { looks, found: null };
}

/** What the mount shows: every name that a lookup finds, if its directory is found too. */
export function viewOf(layers: readonly Layer[]): Layer {
  const view: Partial<Record<Path, Entry>> = {};
  for (const path of PATHS) {
    const parent = parentOf(path);
    if (parent !== null && view[parent] === undefined) continue;
    const { found } = lookup(layers, path);
    // Whether a directory is opaque is the layer's business; the view does not show it.
    if (found !== null) view[path] = found.entry.kind === 'dir' ? { kind: 'dir', opaque: false } : found.entry;
  }
  return view;
}

/** The bytes that a tree holds in its files. */
export const bytesOf = (tree: Layer): number =>
  Object.values(tree).reduce((sum, entry) => sum + (entry.kind === 'file' ? entry.bytes : 0), 0);
