import type { Props as LinkProps } from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { forwardRef, useRef, type ForwardedRef, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

type Props = Omit<LinkProps, 'to' | 'href' | 'ref'> & { to: string };

/**
 * A link to a page of this site that fetches the page when the reader points at it, focuses or touches it. A link
 * that a list moves under a resting pointer is not pointed at: the browser then sends `mouseenter`, but no `mousemove`.
 * `docusaurus.preload` does nothing on 2g and with save-data. A failed fetch is left to the click.
 */
function IntentLink(
  {
    to,
    href: _href,
    isNavLink: _isNavLink,
    isActive: _isActive,
    activeClassName: _activeClassName,
    autoAddBaseUrl = true,
    ...props
  }: Props & { href?: string },
  ref: ForwardedRef<HTMLAnchorElement>,
): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const target = autoAddBaseUrl && to.startsWith('/') ? withBaseUrl(to) : to;
  const asked = useRef<string>(undefined);
  const fetchPage = (): void => {
    if (asked.current === target) return;
    asked.current = target;
    void Promise.resolve(window.docusaurus.preload(target)).catch(() => undefined);
  };
  return (
    <RouterLink
      {...props}
      to={target}
      innerRef={ref}
      onMouseMove={fetchPage}
      onFocus={fetchPage}
      onTouchStart={fetchPage}
    />
  );
}

export default forwardRef(IntentLink);
