import ts from 'typescript';

/** A source file of the repository. */
export interface SourceText {
  /** Its path from the root. */
  readonly file: string;
  readonly text: string;
}

/** A name or path in a comment or a document that nothing in the repository has. */
interface LostName {
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

interface Comment {
  readonly start: number;
  readonly end: number;
}

/** A name in the middle of which a capital stands: no word of a language, and no name that a platform often has. */
const codeName = /^[a-z]\w*[a-z][A-Z]\w*(?:\(\))?$/;
/** Folders below one another, or a file of a kind that only a repository has: a note's route looks otherwise. */
const path = /^(?:[\w.@-]+\/){2,}$|^(?:[\w.@-]+\/)*\w[\w.-]*\.tsx?$/;

/**
 * What comments say between backticks and the repository does not have: names that no code contains (the names of the
 * packages that it imports are in it, too) and paths that no tracked file has, from the root or as its last part.
 */
export function lostNames(sources: readonly SourceText[], tracked: readonly string[]): LostName[] {
  const read = sources.map((source) => ({ ...source, comments: commentsOf(source) }));
  const known = new Set(
    read.flatMap(({ text, comments }) => withoutComments(text, comments).match(/[A-Za-z_$][\w$]*/g) ?? []),
  );
  return read.flatMap(({ file, text, comments }) =>
    comments.flatMap(({ start, end }) =>
      [...text.slice(start, end).matchAll(/`([^`\n]+)`/g)]
        .filter(([, name = '']) =>
          codeName.test(name) ? !known.has(name.replace('()', '')) : isLostPath(name, tracked),
        )
        .map(({ 1: name = '', index }) => ({ file, line: text.slice(0, start + index).split('\n').length, name })),
    ),
  );
}

/** The paths between backticks in a document that no tracked file has. */
export function lostPaths({ file, text }: SourceText, tracked: readonly string[]): LostName[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .filter(([, name = '']) => isLostPath(name, tracked))
    .map(({ 1: name = '', index }) => ({ file, line: text.slice(0, index).split('\n').length, name }));
}

function isLostPath(name: string, tracked: readonly string[]): boolean {
  if (!path.test(name)) return false;
  const last = `/${name.replace(/^(\.{1,2}\/)+/, '')}`;
  return !tracked.some((file) => (last.endsWith('/') ? `/${file}`.includes(last) : `/${file}`.endsWith(last)));
}

const withoutComments = (text: string, comments: readonly Comment[]): string => {
  let code = '';
  let from = 0;
  for (const { start, end } of comments) {
    code += `${text.slice(from, start)} `;
    from = end;
  }
  return code + text.slice(from);
};

/** The comments of a file, in order. */
function commentsOf({ file, text }: SourceText): Comment[] {
  if (file.endsWith('.css'))
    return [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: comment, index }) => ({
      start: index,
      end: index + comment.length,
    }));
  const found = new Map<number, Comment>();
  const visit = (node: ts.Node): void => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ];
    for (const { pos, end } of ranges) found.set(pos, { start: pos, end });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return [...found.values()].sort((one, other) => one.start - other.start);
}
