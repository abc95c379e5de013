import type { ReactElement } from 'react';

const ROW = 19;
const WIDTH = 320;
const LEFT = 18;
/** Width of a character of the drawing's type. */
const SPACE = 7.25;

/** Where a line begins, and its text: spaces would be lost in the static page. */
function placed(text: string): { readonly x: number; readonly code: string } {
  const code = text.trimStart();
  return { x: LEFT + (text.length - code.length) * SPACE, code };
}

/** A program, with the line that runs; `at` is that line's index. */
export function Source({ lines, at }: { readonly lines: readonly string[]; readonly at: number }): ReactElement {
  const said = lines
    .map((text, index) => (index === at ? `(runs now) ${placed(text).code}` : placed(text).code))
    .join('; ');
  return (
    <svg
      className="lab-svg lab-source"
      viewBox={`0 0 ${WIDTH} ${lines.length * ROW + 4}`}
      role="img"
      aria-label={`The program: ${said}`}
    >
      {lines.map((text, index) => (
        <g key={index}>
          {index === at && (
            <rect className="lab-shape" data-mark="look" x={2} y={index * ROW + 2} width={WIDTH - 4} height={ROW - 1} />
          )}
          <text className="lab-svg-left" x={placed(text).x} y={index * ROW + 15}>
            {placed(text).code}
          </text>
          {index === at && (
            <text className="lab-svg-left" x={6} y={index * ROW + 15}>
              {'▸'}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
