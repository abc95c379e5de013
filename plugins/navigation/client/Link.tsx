import isInternalUrl from '@docusaurus/isInternalUrl';
import type { Props } from '@docusaurus/Link';
import GeneratorLink from '@docusaurus/core/lib/client/exports/Link';
import { forwardRef, useContext, type ForwardedRef, type ReactNode } from 'react';

import IntentLink from './IntentLink';
import { PrefetchOnIntent } from './prefetchOnIntent';

/** The generator's link, except below `PrefetchOnIntent`, where internal links are `IntentLink`s. */
function Link(props: Props, ref: ForwardedRef<HTMLAnchorElement>): ReactNode {
  const onIntent = useContext(PrefetchOnIntent);
  const target = props.to ?? props.href;
  if (onIntent && target !== undefined && !target.startsWith('#') && isInternalUrl(target) && !props.target) {
    return <IntentLink {...props} target={undefined} to={target} ref={ref} />;
  }
  return <GeneratorLink {...props} ref={ref} />;
}

export default forwardRef(Link);
