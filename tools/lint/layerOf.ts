import { layers, type Layer } from './allowedImports';
import { pathPattern } from './pathPattern';

export interface Place {
  layer: Layer;
  own: string | undefined;
}

/** The layer of a file, given as its path from the root; null for a file that belongs to none. */
export function layerOf(file: string): Place | null {
  for (const layer of layers) {
    const match = pathPattern(layer.files).exec(file);
    if (match) return { layer, own: match.groups?.['own'] };
  }
  return null;
}

/** Whether a file of this layer may import this file of ours. */
export function mayImport({ layer, own }: Place, target: string): boolean {
  const isIn = (pattern: string): boolean => pathPattern(pattern, own).test(target);
  return layer.mayImport.some(isIn) && !layer.mayNotImport?.some(isIn);
}
