/** A `.pcss` stylesheet is a text for the script that imports it. Who bundles a package sees to that. */
declare module '*.pcss' {
  const styles: string;
  export default styles;
}
