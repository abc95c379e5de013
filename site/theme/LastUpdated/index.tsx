import Translate from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/LastUpdated';
import type { ReactNode } from 'react';

import { formatDay } from '../../lib/formatDay';

/**
 * Replaces the theme's part because that one makes an `Intl.DateTimeFormat` while it renders: on a slow phone the
 * first one takes 57 ms, in one task, and the page is dead for as long.
 */
export default function LastUpdated({ lastUpdatedAt, lastUpdatedBy }: Props): ReactNode {
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        description="The sentence used to display when a page has been last updated, and by who"
        values={{
          atDate: lastUpdatedAt ? <AtDate at={new Date(lastUpdatedAt)} /> : '',
          byUser: lastUpdatedBy ? <ByUser name={lastUpdatedBy} /> : '',
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}

function AtDate({ at }: { at: Date }): ReactNode {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const date = (
    <b>
      <time dateTime={at.toISOString()}>{formatDay(at, currentLocale, localeConfigs[currentLocale]?.calendar)}</time>
    </b>
  );
  return (
    <Translate
      id="theme.lastUpdated.atDate"
      description="The words used to describe on which date a page has been last updated"
      values={{ date }}
    >
      {' on {date}'}
    </Translate>
  );
}

function ByUser({ name }: { name: string }): ReactNode {
  return (
    <Translate
      id="theme.lastUpdated.byUser"
      description="The words used to describe by who the page has been last updated"
      values={{ user: <b>{name}</b> }}
    >
      {' by {user}'}
    </Translate>
  );
}
