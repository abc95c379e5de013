/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Contrast of two colours by WCAG 2.2: from 1 (equal) to 21 (black on white). */
export function contrast(a: Rgb, b: Rgb): number {
  const [darker, lighter] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Reads the first `#rgb`, `#rrggbb`, `rgb()` or `hsl()` in a text; leaves transparency out. */
export function parseColour(text: string): Rgb | undefined {
  const found = /#[\da-f]{3,8}\b|rgba?\([^)]*\)|hsla?\([^)]*\)/i.exec(text)?.[0].toLowerCase();
  if (found === undefined) return undefined;
  if (found.startsWith('#')) return fromHex(found.slice(1));
  const [x = 0, y = 0, z = 0] = (found.match(/-?[\d.]+/g) ?? []).map(Number);
  return found.startsWith('hsl') ? fromHsl(x, y / 100, z / 100) : [x, y, z];
}

function fromHex(digits: string): Rgb {
  const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [r = 0, g = 0, b = 0] = pairs.map((pair) => Number.parseInt(pair, 16));
  return [r, g, b];
}

// CSS Color Module Level 4, section 7.1, sample code for converting HSL to sRGB.
function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const channel = (n: number): number => {
    const k = (n + hue / 30) % 12;
    return (
      255 * (lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
    );
  };
  return [channel(0), channel(8), channel(4)];
}

/** Relative luminance by WCAG 2.2, 0 to 1. */
export function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
