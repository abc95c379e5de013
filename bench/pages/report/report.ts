import { defined } from '@groundwork/lib/defined';
import { growthBetweenSizes, mediansOf, ratiosOf, type Medians } from './figures';
import { buildGoals, growthGoals, judgeGoals, visitGoals, type Judged } from './goals';
import { buildMetrics, growthMetrics, visitMetrics, type Metric } from './metrics';
import type { Results } from './results';
import { absoluteTable, goalTable, ratioTable, type Column } from './tables';

interface Section {
  title: string;
  metrics: readonly Metric[];
  medians: Medians;
  goals: Judged[];
}

const own = 'groundwork';

/** What was measured, as text: ratios first, then the goals, then absolute numbers. `sites` begin with Groundwork. */
export function textReport(results: Results, sites: readonly Column[]): string {
  const [first, ...peers] = sites;
  const us = defined(first, 'Groundwork’s own column');
  const sections = sectionsOf(results);
  const goals = sections.flatMap((section) => section.goals);
  return [
    aboutText(results),
    'RATIOS: Groundwork / peer; below 1 Groundwork needs less',
    ...sections.map((section) => titled(section, ratioTable(section.metrics, section.medians, us, peers))),
    ...(goals.length > 0 ? [`GOALS\n${goalTable(goals)}`] : []),
    'ABSOLUTE: medians',
    ...sections.map((section) => titled(section, absoluteTable(section.metrics, section.medians, sites))),
  ].join('\n\n');
}

/** The same figures for a machine, with every run. */
export function jsonReport(results: Results): string {
  const sections = sectionsOf(results).map(({ title, medians, goals }) => ({
    title,
    ratios: ratiosOf(medians, own),
    medians,
    goals,
  }));
  return `${JSON.stringify({ about: results.about, sections, runs: { visits: results.visits, builds: results.builds }, compression: results.compression }, null, 2)}\n`;
}

function sectionsOf({ visits, builds }: Results): Section[] {
  const bySize = builds.map(({ pages, runs }) => ({ pages, medians: mediansOf(runs) }));
  const growth = growthBetweenSizes(bySize);
  return [
    ...visits.map(({ setting, about, runs }) => {
      const medians = mediansOf(runs);
      const goals = setting === 'phone' ? judgeGoals(visitGoals, medians, own) : [];
      return { title: `${setting}: ${about}`, metrics: visitMetrics, medians, goals };
    }),
    ...bySize.map(({ pages, medians }, index) => ({
      title: `build of ${pages} notes`,
      metrics: buildMetrics,
      medians,
      goals: index === 0 ? judgeGoals(buildGoals, medians, own) : [],
    })),
    ...(Object.keys(growth).length > 0
      ? [{ title: 'growth', metrics: growthMetrics, medians: growth, goals: judgeGoals(growthGoals, growth, own) }]
      : []),
  ];
}

const titled = ({ title }: Section, text: string): string => `${title}\n${text}`;

function aboutText({ about, compression }: Results): string {
  const notes = about.notes.map(
    ({ pages, written, generated }) => `${pages} notes: ${written} written, ${generated} generated from them`,
  );
  const compressed = Object.entries(compression).map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`);
  return [
    `${about.date}, ${about.command}`,
    `Node ${about.node}, ${about.chromium ? `Chromium ${about.chromium}, ` : ''}${about.processor}, load ${about.load.join(' to ')}`,
    ...notes,
    ...(about.first ? [`first page ${about.first}, second page ${about.second}`] : []),
    ...(compressed.length > 0
      ? [`compressed apart from the builds (cached by content): ${compressed.join(', ')}`]
      : []),
  ].join('\n');
}
