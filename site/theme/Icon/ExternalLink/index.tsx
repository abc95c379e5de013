import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Icon/ExternalLink';
import type { ReactNode } from 'react';

/**
 * Replaces the theme's icon because that one refers to a sprite which the theme puts into every page with a `style`
 * attribute, and a strict content security policy forbids those.
 */
export default function IconExternalLink(_props: Props): ReactNode {
  const label = translate({ id: 'theme.IconExternalLink.ariaLabel', message: '(opens in new tab)' });
  return (
    <svg className="external" viewBox="0 0 10 10" role="img" aria-label={label}>
      <path d="M3 1h6v6M9 1 1 9" />
    </svg>
  );
}
