declare module '@structured-data' {
  import type { ComponentType } from 'react';
  const StructuredData: ComponentType;
  export default StructuredData;
}
