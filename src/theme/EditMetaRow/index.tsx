import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/EditMetaRow';
import LastUpdated from '@theme/LastUpdated';
import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';

import { reportAddress } from './reportAddress';

/** Replaces the theme's part: what a reader can do with a note when it is read, and when it changed last. */
export default function EditMetaRow({ className, editUrl, lastUpdatedAt, lastUpdatedBy }: Props): ReactNode {
  const { permalink, title } = useDoc().metadata;
  return (
    <div className={clsx('row', className)}>
      <div className="col note-ways">
        <a href={`${permalink}.md`}>Markdown</a>
        {editUrl && (
          <>
            <a href={editUrl} className={ThemeClassNames.common.editThisPage}>
              Edit this page
            </a>
            <a
              href={reportAddress(editUrl, title, permalink)}
              onClick={({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
                currentTarget.href = reportAddress(editUrl, title, location.href, String(getSelection()));
              }}
            >
              Report a mistake
            </a>
          </>
        )}
      </div>
      <div className="col">
        {(lastUpdatedAt ?? lastUpdatedBy) && (
          <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
        )}
      </div>
    </div>
  );
}
