declare module '@generated/groundwork-search/default/questions.json' {
  import type { StartQuestion } from '@groundwork/search/ui';

  const questions: StartQuestion[];
  export default questions;
}

declare module '@generated/groundwork-search/default/transformItems' {
  import type { TransformItems } from '@groundwork/search/ui';

  const transformItems: TransformItems;
  export default transformItems;
}
