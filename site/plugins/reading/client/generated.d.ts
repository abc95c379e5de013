declare module '@generated/groundwork-reading/default/recent.json' {
  import type { Change } from '../shared/changes';

  const recent: Change[];
  export default recent;
}
