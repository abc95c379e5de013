declare module '*.pcss' {
  const styles: string;
  export default styles;
}

declare module '@search-transform' {
  /** Changes the hosted provider's hits before they are shown. */
  export default function transformItems<T>(items: T[]): T[];
}
