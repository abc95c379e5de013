import type { Props } from '@theme/Icon/Arrow';
import type { ReactNode } from 'react';

import { StrokeIcon } from '../../../components/icons/StrokeIcon';

/** Replaces the theme's icon because its outline is long and stands in every page. */
export default function IconArrow(props: Props): ReactNode {
  return <StrokeIcon d="m5 5 7 7-7 7M12 5l7 7-7 7" width="20" height="20" {...props} />;
}
