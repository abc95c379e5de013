import type { Props } from '@theme/Icon/SystemColorMode';
import type { ReactNode } from 'react';

import { StrokeIcon } from '../../../components/icons/StrokeIcon';

/** Replaces the theme's icon because its outline is long and stands in every page. */
export default function IconSystemColorMode(props: Props): ReactNode {
  return (
    <StrokeIcon d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16v16" {...props}>
      <path fill="currentColor" d="M12 4a8 8 0 0 1 0 16z" />
    </StrokeIcon>
  );
}
