import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import HomeItem from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Replaces the theme's part, whose topics lead nowhere: here each leads to its card in the list of all notes. */
export default function DocBreadcrumbs(): ReactNode {
  const items = useSidebarBreadcrumbs();
  const contents = useBaseUrl('/docs');
  if (!items) return null;
  const last = items.length - 1;
  const topic = items[last]?.href?.slice(contents.length + 1).split('/')[0];
  return (
    <>
      <StructuredData breadcrumbs={items} />
      <nav
        className={ThemeClassNames.docs.docBreadcrumbs}
        aria-label={translate({ id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs' })}
      >
        <ul className="breadcrumbs">
          <HomeItem />
          {items.map(({ label }, index) => (
            <li key={label} className={clsx('breadcrumbs__item', index === last && 'breadcrumbs__item--active')}>
              {index === 0 && last > 0 ? (
                <Link className="breadcrumbs__link" to={`${contents}#${topic}`}>
                  {label}
                </Link>
              ) : (
                <span className="breadcrumbs__link">{label}</span>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
