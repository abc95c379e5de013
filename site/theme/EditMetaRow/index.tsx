import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/EditMetaRow';
import IconExternalLink from '@theme/Icon/ExternalLink';
import LastUpdated from '@theme/LastUpdated';
import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';

import { openLook } from '../../plugins/preferences/client';
import { reportAddress } from './reportAddress';

/** Replaces the theme's part: what a reader can do with a note when it is read, and when it changed last. */
export default function EditMetaRow({ className, editUrl, lastUpdatedAt, lastUpdatedBy }: Props): ReactNode {
  const { permalink, title } = useDoc().metadata;
  return (
    <div className={clsx('row', className)}>
      <div className="col note-ways">
        {/* A file, not a page: the router must not look for it. */}
        <a href={`${permalink}.md`}>Markdown</a>
        <button type="button" className="clean-btn" onClick={openLook}>
          Text and code
        </button>
        {editUrl && (
          <>
            <Link href={editUrl} className={ThemeClassNames.common.editThisPage}>
              Edit this page
              <IconExternalLink />
            </Link>
            <Link
              href={reportAddress(editUrl, title, permalink)}
              onClick={({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
                currentTarget.href = reportAddress(editUrl, title, location.href, String(getSelection()));
              }}
            >
              Report a mistake
              <IconExternalLink />
            </Link>
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
