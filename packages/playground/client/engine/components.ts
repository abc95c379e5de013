import { transform } from 'sucrase';

import type { CompileAnswer, CompileRequest } from '../../shared/frameMessages';

/** Compiles the modules of a component for `frameGuest/modules.ts`, line by line; stylesheets stay as they are. */
export function compileModules(texts: CompileRequest): CompileAnswer {
  const compiled: Record<string, string> = {};
  for (const [name, text] of Object.entries(texts)) {
    try {
      compiled[name] = name.endsWith('.css') ? text : compiledModule(name, text);
    } catch (error) {
      // `Error transforming Counter.tsx: Unexpected token (3:5)`
      return { error: (error as Error).message.replace('Error transforming ', '') };
    }
  }
  return { texts: compiled };
}

const compiledModule = (name: string, text: string): string =>
  transform(text, {
    transforms: /\.tsx?$/.test(name) ? ['typescript', 'jsx', 'imports'] : ['jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
    filePath: name,
  }).code;
