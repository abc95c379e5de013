import { isNumber, type Medians } from './figures';

/** A goal of the project: an upper limit of a figure of Groundwork, or of its ratio to a figure of a peer. */
interface Goal {
  title: string;
  key: string;
  limit: number;
  /** The peer whose figure is 1; absent where the limit holds for the figure itself. */
  against?: string;
}

/** On a phone, for the long note. Starlight loads a page where we navigate. */
export const visitGoals: readonly Goal[] = [
  { title: 'FCP of Starlight', key: 'fcp', limit: 0.75, against: 'starlight' },
  { title: 'LCP of Starlight', key: 'lcp', limit: 0.7, against: 'starlight' },
  { title: 'TBT, ms', key: 'tbt', limit: 20 },
  { title: 'CLS', key: 'cls', limit: 0 },
  { title: 'INP of the menu, ms', key: 'inpMenu', limit: 80 },
  { title: 'INP of a navigation, ms', key: 'inpNavigation', limit: 80 },
  { title: 'navigation of Starlight', key: 'navigation', limit: 0.6, against: 'starlight' },
  { title: 'JavaScript, KB', key: 'first.js', limit: 100 },
  { title: 'HTML with its CSS, KB', key: 'first.html', limit: 20 },
  { title: 'first visit, KB', key: 'first.total', limit: 120 },
  { title: 'second note, KB', key: 'second.total', limit: 10 },
];

/** At the smallest size. */
export const buildGoals: readonly Goal[] = [
  { title: 'cold build of Starlight', key: 'cold.seconds', limit: 1, against: 'starlight' },
];

export const growthGoals: readonly Goal[] = [
  { title: 'CPU s per 100 notes, cold', key: 'cold.per100', limit: 5 },
  { title: 'CPU s per 100 notes, warm', key: 'warm.per100', limit: 3 },
];

export interface Judged extends Goal {
  found: number;
  met: boolean;
}

/** The goals for which there are figures. */
export function judgeGoals(goals: readonly Goal[], medians: Medians, own: string): Judged[] {
  return goals.flatMap((goal) => {
    const value = medians[own]?.[goal.key];
    const base = goal.against ? medians[goal.against]?.[goal.key] : 1;
    if (!isNumber(value) || !isNumber(base) || base === 0) return [];
    const found = value / base;
    return [{ ...goal, found, met: found <= goal.limit }];
  });
}
