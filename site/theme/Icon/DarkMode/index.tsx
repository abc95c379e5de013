import type { Props } from '@theme/Icon/DarkMode';
import type { ReactNode } from 'react';

import { StrokeIcon } from '../../../components/icons/StrokeIcon';

/** Replaces the theme's icon because its outline is long and stands in every page. */
export default function IconDarkMode(props: Props): ReactNode {
  return <StrokeIcon d="M20 14A8 8 0 1 1 10 4a6.5 6.5 0 0 0 10 10z" {...props} />;
}
