import type { Props } from '@theme/Icon/LightMode';
import type { ReactNode } from 'react';

import { StrokeIcon } from '../../../components/icons/StrokeIcon';

/** Replaces the theme's icon because its outline is long and stands in every page. */
export default function IconLightMode(props: Props): ReactNode {
  return (
    <StrokeIcon
      d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v1M12 21v1M2 12h1M21 12h1M5 5l.7.7M18.3 18.3l.7.7M5 19l.7-.7M18.3 5.7 19 5"
      {...props}
    />
  );
}
