import { useDoc } from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';
import { useState, type ReactNode } from 'react';

/**
 * What is on this page, for screens without room beside the text: a bar that stays at the top of the window and says
 * how far down the reader is (`site/plugins/notes/client/reading/followPlace.ts`). Its list lies over the text, so that
 * nothing moves when it opens and closes.
 */
export function ContentsBar(): ReactNode {
  const { toc, frontMatter } = useDoc();
  const [isOpen, setOpen] = useState(false);
  if (frontMatter.hide_table_of_contents || toc.length === 0) return null;
  const closeAtLink = ({ target }: React.MouseEvent): void => {
    if (target instanceof Element && target.closest('a')) setOpen(false);
  };
  return (
    <details
      className="theme-doc-toc-mobile"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onClick={closeAtLink}
    >
      <summary>
        <span>On this page</span>
      </summary>
      {isOpen && (
        <div>
          <TOCItems
            toc={toc}
            minHeadingLevel={frontMatter.toc_min_heading_level}
            maxHeadingLevel={frontMatter.toc_max_heading_level}
            linkActiveClassName="table-of-contents__link--active"
          />
        </div>
      )}
    </details>
  );
}
