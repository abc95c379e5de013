import type { Props } from '@theme/Icon/Home';
import type { ReactNode } from 'react';

import { StrokeIcon } from '../../../components/icons/StrokeIcon';

/** Replaces the theme's icon because its outline is long and stands in every page. */
export default function IconHome(props: Props): ReactNode {
  return <StrokeIcon d="m3 11 9-8 9 8M6 9v11h12V9" {...props} />;
}
