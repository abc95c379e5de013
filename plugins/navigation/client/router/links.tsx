import { useLayoutEffect, type ComponentProps, type MouseEvent, type ReactNode, type Ref } from 'react';

import { useRouter } from './context';
import { createLocation, createPath, type Location, type To } from './location';
import { matchPath } from './matchPath';

type Target = To | ((location: Location) => To);

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: Target;
  replace?: boolean;
  innerRef?: Ref<HTMLAnchorElement>;
}

/** A link that moves within the site without loading a page. */
export function Link({ to, replace, innerRef, ref, onClick, ...props }: LinkProps): ReactNode {
  const { history, location } = useRouter();
  const target = locationOf(to, location);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (props.target && props.target !== '_self')) return;
    event.preventDefault();
    const isHere = createPath(location) === createPath(target);
    history[replace || isHere ? 'replace' : 'push'](target);
  };
  return <a {...props} ref={ref ?? innerRef} href={history.createHref(target)} onClick={follow} />;
}

export interface NavLinkProps extends Omit<LinkProps, 'className'> {
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

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
