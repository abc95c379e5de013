import { ratiosOf, type Medians } from './figures';
import type { Judged } from './goals';
import type { Metric } from './metrics';

/** A site's name in the figures and in the report. */
export interface Column {
  name: string;
  title: string;
}

const titleWidth = 46;
const columnWidth = 13;

/** What Groundwork needs for each 1 that a peer needs. */
export function ratioTable(
  metrics: readonly Metric[],
  medians: Medians,
  own: Column,
  peers: readonly Column[],
): string {
  const ratios = ratiosOf(medians, own.name);
  const rows = metrics.map(({ key, title }) => [title, ...peers.map(({ name }) => shown(ratios[name]?.[key], 2))]);
  return table(['', ...peers.map(({ title }) => `/ ${title}`)], rows.filter(hasValue));
}

export function absoluteTable(metrics: readonly Metric[], medians: Medians, sites: readonly Column[]): string {
  const rows = metrics.map(({ key, title, unit, digits }) => [
    unit ? `${title}, ${unit}` : title,
    ...sites.map(({ name }) => shown(medians[name]?.[key], digits)),
  ]);
  return table(['', ...sites.map(({ title }) => title)], rows.filter(hasValue));
}

export function goalTable(goals: readonly Judged[]): string {
  const rows = goals.map(({ title, found, limit, met }) => [
    title,
    shown(found, limit < 2 ? 2 : 1),
    `<= ${limit}`,
    met ? 'met' : 'missed',
  ]);
  return table(['goal', 'found', 'wanted', ''], rows);
}

const none = '–';

const shown = (value: number | null | undefined, digits: number): string => value?.toFixed(digits) ?? none;

const hasValue = ([, ...cells]: string[]): boolean => cells.some((cell) => cell !== none);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, ...rows]
    .map(([title = '', ...cells]) =>
      `  ${title.padEnd(titleWidth)}${cells.map((cell) => cell.padStart(columnWidth)).join('')}`.trimEnd(),
    )
    .join('\n');
}
