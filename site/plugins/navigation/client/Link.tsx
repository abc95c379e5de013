import isInternalUrl from '@docusaurus/isInternalUrl';
import type { Props } from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import {
  forwardRef,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
  type ForwardedRef,
  type ReactNode,
} from 'react';
import { Link as RouterLink, NavLink } from 'react-router-dom';

import { fetchInView } from './ahead/linksInView';
import { PrefetchOnIntent } from './ahead/prefetchOnIntent';

/**
 * In place of the generator's: gives a link its address, tells it to the check of broken links, and has its page
 * fetched ahead when it is seen, except below `PrefetchOnIntent`. What a click and a pointer do is `links.ts`' for
 * every link of the page.
 */
function Link(
  {
    isNavLink,
    to,
    href,
    activeClassName,
    isActive,
    'data-noBrokenLinkCheck': isUnchecked,
    autoAddBaseUrl = true,
    ...props
  }: Props,
  forwarded: ForwardedRef<HTMLAnchorElement>,
): ReactNode {
  const ref = useRef<HTMLAnchorElement>(null);
  useImperativeHandle(forwarded, () => ref.current as HTMLAnchorElement);
  const written = to || href;
  const isInternal = isInternalUrl(written);
  const address = useAddress(written, autoAddBaseUrl, isInternal);
  const onIntent = useContext(PrefetchOnIntent);
  useEffect(() => (onIntent || !ref.current ? undefined : fetchInView(ref.current)), [onIntent, address]);

  const onThisPage = address?.startsWith('#') ?? false;
  const opensHere = !props.target || props.target === '_self';
  const isRoute = address && isInternal && opensHere && !onThisPage;
  const broken = useBrokenLinks();
  if (!isUnchecked && (onThisPage || isRoute)) broken.collectLink(address);
  if (props.id) broken.collectAnchor(props.id);

  if (!isRoute) {
    const leaves = written && !isInternal && { target: '_blank', rel: 'noopener noreferrer' };
    return <a ref={ref} href={address} {...leaves} {...props} />;
  }
  return isNavLink ? (
    <NavLink {...props} innerRef={ref} to={address} isActive={isActive} activeClassName={activeClassName} />
  ) : (
    <RouterLink {...props} innerRef={ref} to={address} />
  );
}

export default forwardRef(Link);

/** The address as it stands in the page: with the site's base URL, and with or without a slash at its end. */
function useAddress(written: string | undefined, addsBaseUrl: boolean, isInternal: boolean): string | undefined {
  const { trailingSlash, baseUrl } = useDocusaurusContext().siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  // The generator's way to say that the router is not to have it.
  const address = written?.replace('pathname://', '');
  if (address === undefined) return undefined;
  const whole = addsBaseUrl && address.startsWith('/') ? withBaseUrl(address) : address;
  return whole && isInternal ? applyTrailingSlash(whole, { trailingSlash, baseUrl }) : whole;
}
