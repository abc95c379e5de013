import sharp from 'sharp';

/** A picture of another size, as it is written beside the original. */
interface Smaller {
  width: number;
  bytes: Buffer;
}

interface NotePicture {
  width: number;
  height: number;
  /** The smallest first. */
  smaller: readonly Smaller[];
}

/** Pixels across that are offered: a phone, a phone of fine pixels, a column of text, the same on a fine display. */
const widths = [480, 800, 1120, 1600];
/** What another size has to save to be worth a file: of the bytes of the next larger one, and at all. */
const least = { share: 0.1, bytes: 2_000 };

/**
 * Reads a picture as a whole and makes the sizes that save a reader something, as WebP.
 * @throws Error where the bytes are no picture, or one of another format than `format`.
 */
export async function readPicture(bytes: Buffer, format: string): Promise<NotePicture> {
  const image = sharp(bytes, { failOn: 'warning', animated: false });
  const found = await image.metadata();
  // Only AVIF of the pictures in that container is shown by browsers.
  const isOther = found.format !== format || (format === 'heif' && found.compression !== 'av1');
  if (isOther) throw new Error(`it is ${found.compression ?? found.format} by its content`);
  // The beginning alone would not tell a picture that is cut off.
  await image.stats();
  const { width, height } = found.autoOrient;
  const isResized = found.format !== 'svg' && (found.pages ?? 1) === 1;
  return { width, height, smaller: isResized ? await smallerOf(bytes, width, found.format === 'png') : [] };
}

async function smallerOf(bytes: Buffer, width: number, isDrawn: boolean): Promise<Smaller[]> {
  const wanted = widths.filter((other) => other < width);
  const largest = Math.min(width, Math.max(...widths));
  const made = await Promise.all([...wanted, largest].map((other) => resized(bytes, other, isDrawn)));
  const kept: Smaller[] = [];
  // A size that saves nothing against the next larger one is none.
  let limit = bytes.length;
  for (const one of made.toReversed()) {
    if (one.bytes.length > Math.min(limit * (1 - least.share), limit - least.bytes)) continue;
    limit = one.bytes.length;
    kept.unshift(one);
  }
  return kept.filter(({ width: other }, index) => kept.findIndex((one) => one.width === other) === index);
}

/** Lines and letters of a drawing stay sharp; a photograph may lose what nobody sees. */
async function resized(bytes: Buffer, width: number, isDrawn: boolean): Promise<Smaller> {
  const image = sharp(bytes).autoOrient().resize(width);
  const options = isDrawn ? { nearLossless: true, quality: 60 } : { quality: 82 };
  return { width, bytes: await image.webp({ ...options, effort: 5 }).toBuffer() };
}
