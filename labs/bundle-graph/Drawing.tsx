import type { ReactElement } from 'react';

import { Chip, MARKS, Row, type Mark } from '@groundwork/labs-kit';
import { edgesOf, MODULES, type Module } from './graph';
import type { State } from './model';

/** The middle of each module in the drawing. */
const PLACES: Readonly<Record<Module, readonly [number, number]>> = {
  main: [160, 14],
  cart: [90, 60],
  items: [250, 60],
  dom: [45, 106],
  price: [150, 106],
  money: [150, 152],
  locale: [150, 198],
};
const WIDTH = 84;
const HEIGHT = 24;

function markOf(module: Module, { reading, kept, chunks }: State): Mark | null {
  if (chunks.some(({ modules }) => modules.includes(module))) return 'put';
  if (kept !== null) return kept.has(module) ? 'found' : 'removed';
  return reading === module ? 'look' : null;
}

/** Who imports whom, and what became of each module. */
function Graph({ state }: { readonly state: State }): ReactElement {
  const words = MODULES.map((module) => {
    const mark = markOf(module, state);
    return mark === null ? module : `${module}: ${MARKS[mark].word}`;
  });
  return (
    <svg className="lab-svg lab-tree" viewBox="-2 -2 324 218" role="img" aria-label={`Modules. ${words.join(', ')}.`}>
      {edgesOf(state.setup).map(({ from, to, link }) => (
        <g key={to}>
          <line className="lab-line" x1={PLACES[from][0]} y1={PLACES[from][1]} x2={PLACES[to][0]} y2={PLACES[to][1]} />
          {link !== 'used' && (
            <text className="lab-svg-soft lab-svg-left" x={PLACES[to][0] + WIDTH / 2 + 4} y={PLACES[to][1] + 1}>
              {link === 'lazy' ? 'by import()' : 'not used'}
            </text>
          )}
        </g>
      ))}
      {MODULES.map((module) => {
        const [x, y] = PLACES[module];
        const mark = markOf(module, state);
        const does = module === 'locale' && state.setup.effect ? ' !' : '';
        return (
          <g key={module}>
            <rect
              className="lab-shape"
              data-mark={mark}
              x={x - WIDTH / 2}
              y={y - HEIGHT / 2}
              width={WIDTH}
              height={HEIGHT}
            />
            <text x={x} y={y + 4}>
              {`${module}${does}${mark === null ? '' : ` ${MARKS[mark].sign}`}`}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface NamesProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly mark?: Mark | null;
}

function Names({ label, names, mark = null }: NamesProps): ReactElement {
  return (
    <Row label={label} none="none yet">
      {names.map((name) => (
        <Chip key={name} text={name} mark={mark} />
      ))}
    </Row>
  );
}

/** The graph, the files that were written, and the waves in which the browser loads. */
export function Drawing({ state }: { readonly state: State }): ReactElement {
  const { setup, chunks, waves } = state;
  return (
    <>
      <Graph state={state} />
      {setup.delivery === 'bundle' && chunks.length === 0 && <Names label="files" names={[]} />}
      {chunks.map(({ entry, modules }) => (
        <Names key={entry} label={`${entry} chunk`} names={modules} mark="put" />
      ))}
      {waves.length === 0 && <Names label="waves" names={[]} />}
      {waves.map(({ files, click }, index) => (
        <Names key={index} label={`wave ${index + 1}${click ? ', click' : ''}`} names={files} />
      ))}
    </>
  );
}
