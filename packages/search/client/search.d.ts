declare module '*.pcss' {
  const styles: string;
  export default styles;
}
