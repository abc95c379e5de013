import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type { Props } from '@theme/MDXComponents/A';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Replaces the theme's link in prose because that one opens a new tab without saying so. */
export default function MDXA({ children, ...props }: Props): ReactNode {
  // Footnotes have ids of their own and need the class that keeps them clear of the navbar.
  const anchorClass = useAnchorTargetClassName(props.id);
  const leavesSite = props.href !== undefined && !isInternalUrl(props.href);
  return (
    <Link {...props} className={clsx(anchorClass, props.className)}>
      {children}
      {leavesSite && <IconExternalLink />}
    </Link>
  );
}
