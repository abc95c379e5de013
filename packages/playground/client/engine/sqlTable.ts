export type SqlValue = string | number | bigint | Uint8Array | null;

/** The result of a query as the `sqlite3` command prints it with `-column -header`; nothing where there are no rows. */
export function formatTable(names: readonly string[], rows: readonly (readonly SqlValue[])[]): string {
  if (rows.length === 0) return '';
  const cells = rows.map((row) => row.map((value) => textOf(value).split('\n')));
  const widths = names.map((name, column) =>
    Math.max(lengthOf(name), ...cells.flatMap((row) => (row[column] ?? []).map(lengthOf))),
  );
  const line = (texts: readonly string[]): string =>
    texts
      .map((text, column) => text + ' '.repeat((widths[column] ?? 0) - lengthOf(text)))
      .join('  ')
      .trimEnd();
  const hasLongCells = cells.some((row) => row.some((cell) => cell.length > 1));
  const body = cells.map((row) => {
    const height = Math.max(...row.map((cell) => cell.length));
    return Array.from({ length: height }, (_, index) => line(row.map((cell) => cell[index] ?? ''))).join('\n');
  });
  const dashes = widths.map((width) => '-'.repeat(width));
  return `${[line(names), line(dashes)].join('\n')}\n${body.join(hasLongCells ? '\n\n' : '\n')}\n`;
}

/** The rows of `EXPLAIN QUERY PLAN` (id, parent, unused, text) as the command draws them. */
export function formatPlan(rows: readonly (readonly SqlValue[])[]): string {
  const below = (parent: number, indent: string): string[] => {
    const steps = rows.filter((row) => Number(row[1]) === parent);
    return steps.flatMap((row, index) => {
      const isLast = index === steps.length - 1;
      const deeper = below(Number(row[0]), `${indent}${isLast ? '   ' : '|  '}`);
      return [`${indent}${isLast ? '`--' : '|--'}${textOf(row[3] ?? null)}`, ...deeper];
    });
  };
  return `QUERY PLAN\n${below(0, '').join('\n')}\n`;
}

function textOf(value: SqlValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return realText(value);
  return value instanceof Uint8Array ? new TextDecoder().decode(value) : String(value);
}

/** A REAL with 15 significant digits and always a point, as SQLite writes it: `1.0`, `0.3`, `1.0e+20`. */
function realText(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? 'Inf' : '-Inf';
  const exponent = value === 0 ? 0 : Number(value.toExponential(14).split('e')[1]);
  if (exponent >= -4 && exponent < 15) return withPoint(String(Number(value.toPrecision(15))));
  const [digits = '', power = ''] = value.toExponential(14).split('e');
  return `${withPoint(digits.replace(/\.?0+$/, ''))}e${power.replace(/^([+-])(\d)$/, '$10$2')}`;
}

const withPoint = (digits: string): string => (digits.includes('.') ? digits : `${digits}.0`);

const lengthOf = (text: string): number => [...text].length;
