declare module '@generated/groundwork-home/default/home.json' {
  import type { HomeData } from '../shared/homeData';

  const data: HomeData;
  export default data;
}

declare module '@generated/groundwork-home/default/addresses.json' {
  const addresses: string[];
  export default addresses;
}

declare module '@generated/groundwork-home/default/contents.json' {
  import type { Contents } from '../shared/contents';

  const contents: Contents;
  export default contents;
}
