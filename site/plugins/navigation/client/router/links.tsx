import { useLayoutEffect, type ComponentProps, type ReactNode, type Ref } from 'react';

import { useRouter } from './context';
import { createLocation, createPath, type Location, type To } from './location';
import { matchPath } from './matchPath';

type Target = To | ((location: Location) => To);

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: Target;
  innerRef?: Ref<HTMLAnchorElement>;
}

/** A link with the address that it leads to from where the reader is. What a click does is `../links.ts`' to say. */
export function Link({ to, innerRef, ref, ...props }: LinkProps): ReactNode {
  const { location } = useRouter();
  return <a {...props} ref={ref ?? innerRef} href={createPath(locationOf(to, location))} />;
}

interface NavLinkProps extends Omit<LinkProps, 'className'> {
  className?: string;
  activeClassName?: string;
  isActive?: (match: unknown, location: Location) => boolean;
  exact?: boolean;
}

/** A link that says when it leads to where the reader is. */
export function NavLink({
  to,
  className,
  activeClassName = 'active',
  isActive,
  exact,
  'aria-current': ariaCurrent = 'page',
  ...props
}: NavLinkProps): ReactNode {
  const { location } = useRouter();
  const { pathname } = locationOf(to, location);
  const match = matchPath(location.pathname, { path: pathname, exact });
  const active = isActive ? isActive(match, location) : match !== null;
  const classes = active ? [className, activeClassName].filter(Boolean).join(' ') : className;
  return <Link aria-current={active ? ariaCurrent : undefined} className={classes} to={to} {...props} />;
}

/** Replaces the present entry of the history by another when it is shown. */
export function Redirect({ to, push }: { to: To; push?: boolean }): null {
  const { history } = useRouter();
  const address = createPath(createLocation(to));
  useLayoutEffect(() => history[push ? 'push' : 'replace'](address), [history, push, address]);
  return null;
}

function locationOf(to: Target, current: Location): Location {
  return createLocation(typeof to === 'function' ? to(current) : to, undefined, undefined, current);
}
