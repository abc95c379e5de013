import { contrast, luminance, parseColour, type Rgb } from '@groundwork/lib/colour';

/** What WCAG 2.2 asks of text of ordinary size (success criterion 1.4.3). */
const leastContrast = 4.5;
const steps = 100;

/**
 * Takes a text colour and a background of a theme, and returns the colour itself where it can be read on that
 * background, else the nearest mixture with white or black that can. What is not a plain colour comes back as it is.
 */
export function readableColour(color: string, background: string): string {
  const text = parseColour(color);
  const paper = parseColour(background);
  if (!text || !paper || contrast(text, paper) >= leastContrast) return color;
  const pole: Rgb = luminance(paper) < 0.18 ? [255, 255, 255] : [0, 0, 0];
  for (let step = 1; step < steps; step += 1) {
    const mixed = mix(text, pole, step / steps);
    if (contrast(mixed, paper) >= leastContrast) return hex(mixed);
  }
  return hex(pole);
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2): number => Math.round(a[index] * (1 - share) + b[index] * share);
  return [channel(0), channel(1), channel(2)];
}

function hex(colour: Rgb): string {
  return `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
