declare module '*.pcss' {
  const styles: string;
  export default styles;
}

declare module '@generated/groundwork-search/default/transformItems' {
  /** Changes the hosted provider's hits before they are shown. */
  export default function transformItems<T>(items: T[]): T[];
}
