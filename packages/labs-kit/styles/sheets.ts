import { withClass, type Drawer, type Sheet } from '@groundwork/lib/chunk';
import { attributeOf } from '@groundwork/lib/htmlTree';

/** A lab, which draws other frames than the one that a page comes with. */
const drawnBy: Drawer = { attribute: 'data-lab', file: (name) => `labs/${name}/Lab.tsx`, idsBegin: 'lab-' };

/** What every lab needs, and what those need that are drawn with what `drawings/` has: of its kinds a page has one. */
export const labSheets: readonly Sheet[] = [
  {
    name: 'labs',
    files: /[\\/](?:labs|packages[\\/]labs-kit)[\\/](?!drawings[\\/])/,
    neededBy: (element) => attributeOf(element, 'data-island') === 'lab',
    drawnBy,
  },
  {
    name: 'drawings',
    files: /[\\/]packages[\\/]labs-kit[\\/]drawings[\\/]/,
    neededBy: withClass('lanes-svg', 'cells-svg', 'graph-svg'),
    kinds: { lanes: withClass('lanes-svg'), cells: withClass('cells-svg'), graph: withClass('graph-svg') },
    drawnBy,
  },
];
