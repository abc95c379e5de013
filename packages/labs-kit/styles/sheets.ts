import { withClass, type Sheet } from '@groundwork/lib/chunk';
import { attributeOf } from '@groundwork/lib/htmlTree';

/** What every lab needs, and what those need that are drawn with what `drawings/` has: of its kinds a page has one. */
export const labSheets: readonly Sheet[] = [
  {
    name: 'labs',
    files: /[\\/](?:labs|packages[\\/]labs-kit)[\\/](?!drawings[\\/])/,
    neededBy: (element) => attributeOf(element, 'data-island') === 'lab',
  },
  {
    name: 'drawings',
    files: /[\\/]packages[\\/]labs-kit[\\/]drawings[\\/]/,
    neededBy: withClass('lanes-svg', 'cells-svg', 'graph-svg'),
    kinds: { lanes: withClass('lanes-svg'), cells: withClass('cells-svg'), graph: withClass('graph-svg') },
  },
];
