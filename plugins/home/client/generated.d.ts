declare module '@generated/groundwork-home/default/home.json' {
  import type { HomeData } from '../shared/homeData';

  const data: HomeData;
  export default data;
}
