import LabOnPage from '../../../labs/LabOnPage.server';
import type { ReactNode } from 'react';

import { openingLab } from '../../config/pages/openingLab';

/** The home page's lab as the server draws it: its first frame, inside the element that the browser takes over. */
export default function OpeningLab(): ReactNode {
  return <LabOnPage name={openingLab} isOpening />;
}
