import { transform } from 'sucrase';

/** Takes the types out of a TypeScript program; what remains stands in the same lines. @throws where it does not parse. */
export const withoutTypes = (text: string, file: string): string =>
  transform(text, { transforms: ['typescript'], disableESTransforms: true, filePath: file, keepUnusedImports: false })
    .code;
