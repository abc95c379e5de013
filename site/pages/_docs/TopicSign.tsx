import type { ReactNode } from 'react';

import { topicSigns, type SignShape } from '../../config/pages/topicSigns';

const signs: Readonly<Record<string, readonly SignShape[]>> = topicSigns;

/** The sign of a topic, drawn in the text's colour with one block in the layer's; nothing for a topic without one. */
export function TopicSign({ topic }: { topic: string }): ReactNode {
  return (
    <svg className="topic-sign" viewBox="0 0 24 24" width="36" height="36" aria-hidden="true">
      {signs[topic]?.map(([kind, d]) => (
        <path key={d} className={kind === 'line' ? undefined : `topic-sign__${kind}`} d={d} />
      ))}
      <path className="topic-sign__ground" d="M2 20.5h20M2 23h20" />
    </svg>
  );
}
