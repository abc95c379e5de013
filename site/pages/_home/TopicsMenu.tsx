import Link from '@docusaurus/Link';
import { NavbarSecondaryMenuFiller } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';

import type { LayerEntry } from '../../plugins/home/client';

interface Props {
  layers: LayerEntry[];
}

/** The topics in the menu of a narrow screen, where the notes' own list stands on their pages. */
export function TopicsMenu({ layers }: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={Topics} props={{ layers }} />;
}

function Topics({ layers }: Props): ReactNode {
  const { toggle } = useNavbarMobileSidebar();
  const topics = layers.flatMap((layer) => layer.topics).filter(({ notes }) => notes.length > 0);
  return (
    <ul className="menu__list" aria-label="Topics">
      {topics.map(({ title, to }) => (
        <li className="menu__list-item" key={to}>
          <Link className="menu__link" to={to} onClick={toggle}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
