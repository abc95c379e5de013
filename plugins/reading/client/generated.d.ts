declare module '@generated/groundwork-reading/default/recent.json' {
  import type { ChangedNote } from '../shared/changes';

  const recent: ChangedNote[];
  export default recent;
}
