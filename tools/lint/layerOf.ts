import { importLayers, type Layer } from './allowedImports';
import { pathPattern } from './pathPattern';

export interface FileLayer {
  layer: Layer;
  own: string | undefined;
}

/** The layer of a file, given as its path from the root; null for a file that belongs to none. */
export function layerOf(file: string): FileLayer | null {
  for (const layer of importLayers) {
    const match = pathPattern(layer.files).exec(file);
    if (match) return { layer, own: match.groups?.['own'] };
  }
  return null;
}

/** Whether a file of this layer may import this file of ours. */
export function mayImport({ layer, own }: FileLayer, target: string): boolean {
  const isIn = (pattern: string): boolean => pathPattern(pattern, own).test(target);
  return layer.mayImport.some(isIn) && !layer.mayNotImport?.some(isIn);
}
