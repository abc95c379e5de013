declare module '@generated/groundwork-search/default/questions.json' {
  import type { StartQuestion } from '../shared/startQuestion';

  const questions: StartQuestion[];
  export default questions;
}
