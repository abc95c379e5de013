import { memo, type ReactElement } from 'react';

import { GraphElement } from './Graph';
import { atRest } from './motion';
import type { GraphPicture } from './picture';

interface StillProps {
  readonly picture: GraphPicture;
  /** The sentence of the step that it shows. */
  readonly says: string;
}

/** One more step of a run, for paper and for readers without JavaScript, who cannot step there. */
export const Still = memo(function Still({ picture, says }: StillProps): ReactElement {
  const { width, height } = picture;
  return (
    <div className="graph graph-then">
      <svg className="graph-svg" viewBox={`0 0 ${width} ${height}`} height={height} role="img" aria-label={says}>
        {atRest(picture).seen.map((one) => (
          <GraphElement key={one.item.id} seen={one} />
        ))}
      </svg>
      <p className="lab-note">{says}</p>
    </div>
  );
});
