import type { ReactElement } from 'react';

import { Film, type FilmProps } from '../film/Film';
import { Targets } from '../targets/Targets';
import { layoutLanes, partingOfLanes, type LanesRun, type Message } from './lanesLayout';
import { lanesPicture } from './lanesPicture';

const LANES = { layout: layoutLanes, paint: lanesPicture, parting: partingOfLanes };

interface LanesProps extends FilmProps<LanesRun> {
  readonly onPick: (message: Message) => void;
}

/**
 * Lanes and messages: time runs down, each who takes part has a lane, and what goes from one to another is a line
 * whose slope is its delay.
 */
export const Lanes = ({ onPick, ...film }: LanesProps): ReactElement => (
  <Film {...film} kind={LANES}>
    {(targets) => (
      <Targets of={targets} onPick={({ message }) => onPick(message)}>
        {({ message, line }, stop) => (
          <g
            key={message.id}
            className="lanes-target"
            {...stop}
            aria-pressed={message.lost !== undefined}
            data-message={message.id}
          >
            <line className="lanes-hit" {...line} />
          </g>
        )}
      </Targets>
    )}
  </Film>
);
