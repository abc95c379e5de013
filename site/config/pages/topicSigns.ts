import type { topics } from '../topics';

/** How a shape of a sign is drawn: as a line, whole or dashed; in the colour of the layer; as paper with a line; as a cut. */
export type SignShape = readonly [kind: 'line' | 'dashed' | 'fill' | 'paper' | 'cut', d: string];

/**
 * The sign of each topic: what it is about as one filled block, in ink on a pad of 24 by 19, one path for each shape.
 * Below it `TopicSign` rules the ground.
 */
export const topicSigns = {
  browsers: [
    ['line', 'M3 3h18v15h-18zM3 7h18M5.2 5h.1M8 5h.1'],
    ['fill', 'M6 10h7v5h-7z'],
    ['line', 'M15.5 10.5h3M15.5 13h3'],
  ],
  html: [
    ['line', 'M8 5 3 10.5 8 16M16 5l5 5.5L16 16'],
    ['fill', 'M10 8h4v5h-4z'],
  ],
  css: [
    ['dashed', 'M3 3h18v15h-18z'],
    ['line', 'M6 6h12v9h-12z'],
    ['fill', 'M9 8.5h6v4h-6z'],
  ],
  react: [
    ['line', 'M3 3h11v11h-11zM3 7.5h11M7.5 7.5v6.5M17 6.5h4V18H10v-1.5'],
    ['fill', 'M8.5 8.5h4.5v4.5h-4.5z'],
  ],
  bundlers: [
    ['line', 'M4.5 7v3.5h15V7M12 7v5M2.5 3h4v4h-4zM10 3h4v4h-4zM17.5 3h4v4h-4z'],
    ['fill', 'M7 12h10v6h-10z'],
  ],
  javascript: [
    ['line', 'M18.4 7A7.2 7.2 0 1 1 12 3.3M9.6 1.2 12.3 3.4 9.6 5.6'],
    ['fill', 'M9.5 8h5v5h-5z'],
  ],
  typescript: [
    ['line', 'M3 4h8v4.5h3.5v5H11V18H3z'],
    ['fill', 'M13 4h8v14h-8v-3h3V7h-3z'],
  ],
  java: [
    ['fill', 'M7 3h10v5h-10z'],
    ['line', 'M12 8v3M4.5 14v-3h15v3M12 11v3M2.5 14h4v4h-4zM10 14h4v4h-4zM17.5 14h4v4h-4z'],
  ],
  go: [
    ['line', 'M2.5 5h19M2.5 10.5h19M2.5 16h19'],
    ['paper', 'M4 3h4v4h-4z'],
    ['fill', 'M13 8h6v5h-6z'],
    ['paper', 'M8 14h4v4h-4z'],
  ],
  'data-structures': [
    ['line', 'M12 5 6 11M12 5l6 6M6 11l-3 5M6 11l3.5 5'],
    ['paper', 'M9.5 4.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM3.5 11a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z'],
    ['fill', 'M15 8.5h6v6h-6z'],
    ['paper', 'M1.6 16a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0zM7.6 16a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0z'],
  ],
  databases: [
    ['fill', 'M4.5 8.5c0 3 15 3 15 0v5c0 3-15 3-15 0z'],
    ['line', 'M4.5 5v10.5c0 3 15 3 15 0V5'],
    ['paper', 'M4.5 5a7.5 2.3 0 1 0 15 0a7.5 2.3 0 1 0 -15 0z'],
  ],
  'event-driven': [
    ['line', 'M2.5 9h19v7h-19zM7.25 9v7M12 9v7'],
    ['fill', 'M16.75 9h4.75v7h-4.75z'],
    ['line', 'M9.6 2v4.5M7.6 4.7l2 2 2-2'],
  ],
  blockchain: [
    ['line', 'M2.5 7h7v8h-7z'],
    ['fill', 'M14.5 7h7v8h-7z'],
    ['line', 'M9.5 11h5M4.5 10h3M4.5 12.5h3M18 7V3.5H6V7'],
  ],
  ai: [
    ['line', 'M4.5 4.5 12 7.5 4.5 10.5 12 14 4.5 17M12 7.5l7 3.2M12 14l7-3.3M4.5 4.5 12 14M4.5 17 12 7.5'],
    [
      'paper',
      'M2.6 4.5a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0zM2.6 10.5a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0zM2.6 17a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0zM10.1 7.5a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0zM10.1 14a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0z',
    ],
    ['fill', 'M16.5 8h5v5h-5z'],
  ],
  network: [
    ['line', 'M5 11C5 3.5 19 3.5 19 11M2 11h6v7h-6zM16 11h6v7h-6z'],
    ['fill', 'M9.5 2.5h5v5h-5z'],
  ],
  security: [
    ['line', 'M7.5 9V6.5a4.5 4.5 0 0 1 9 0V9'],
    ['fill', 'M4.5 9h15v9h-15z'],
    ['cut', 'M12 12.5v2.5'],
  ],
  containers: [
    ['line', 'M2.5 4h19v14h-19zM6 7v8M18 7v8'],
    ['fill', 'M9 7h6v8h-6z'],
  ],
  kubernetes: [
    ['dashed', 'M2.5 6h7.5v8h-7.5z'],
    ['fill', 'M14 6h7.5v8h-7.5z'],
    ['line', 'M6 3.5h12M16 1.7l2 1.8-2 1.8M18 16.7H6M8 15l-2 1.7 2 1.7'],
  ],
  linux: [
    ['line', 'M2.5 3h19v15h-19zM6 7l3.5 3.3L6 13.7'],
    ['fill', 'M12 9.5h6v5h-6z'],
  ],
  storage: [
    ['line', 'M3.5 2.5h17v5h-17z'],
    ['fill', 'M3.5 7.5h17v5.5h-17z'],
    ['line', 'M3.5 13h17v5h-17zM10 5h4M10 15.5h4'],
    ['cut', 'M10 10.2h4'],
  ],
  computers: [
    [
      'line',
      'M5.5 4.5h13v12h-13zM9 4.5V2M12 4.5V2M15 4.5V2M9 19v-2.5M12 19v-2.5M15 19v-2.5M5.5 8H3M5.5 13H3M18.5 8H21M18.5 13H21',
    ],
    ['fill', 'M9 7.5h6v6h-6z'],
  ],
  mathematics: [
    ['line', 'M3.5 2.5V18H21.5'],
    ['fill', 'M6.5 12h3v6h-3zM11 9h3v9h-3zM15.5 5h3v13h-3z'],
    ['line', 'M5 13C10 12.5 13 7 19 2.5'],
  ],
  physics: [
    ['line', 'M3 11h3l1.5-4 3 8 3-8 1.5 4h1.5'],
    ['fill', 'M16.5 8h5v6h-5z'],
    ['line', 'M3 11v6.5h16V14M19 8V4.5H12'],
  ],
} as const satisfies Record<(typeof topics)[number]['id'], readonly SignShape[]>;
