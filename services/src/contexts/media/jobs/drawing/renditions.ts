import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { decode, type OpenPicture, pixelsOf, type Raster } from './decode.js';
import type { Making } from './making.js';

/** Besides main.jpg, for browsers that know neither AVIF nor WebP. */
const smallJpegs = [480, 960];
const blurSize = { width: 24, height: 48, fit: 'inside', withoutEnlargement: true } as const;

type OnProgress = (percent: number) => Promise<void>;

const sharpOf = async (): Promise<OpenPicture> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

/**
 * Draws a picture that was sent anew, in every size in which pages show pictures, under the names of our own drawings:
 * nothing of the file itself is kept, neither its EXIF nor what else may hide in it.
 * @throws {UnfitFile} when it is no picture, or too large a one
 */
export async function makeRenditions({ file, type, alt, folder }: Making, onProgress: OnProgress): Promise<void> {
  const sharp = await sharpOf();
  const wide = file === undefined ? emptySky : await decode(sharp, { file, type });
  const square = await pixelsOf(open(sharp, wide).resize(640, 640, { fit: 'cover', position: 'attention' }));
  const steps = stepsOf(sharp, { wide, square });
  for (const [at, { name, make }] of steps.entries()) {
    await make().toFile(join(folder, name));
    await onProgress(Math.round(10 + (85 * (at + 1)) / steps.length));
  }
  const { width, height } = wide;
  const entry = { alt, width, height, ...(await hintsOf(sharp, wide)) };
  const index = { main: { ...entry, jpegs: smallJpegs }, square: entry };
  await writeFile(join(folder, 'index.json'), JSON.stringify(index));
}

const open = (sharp: OpenPicture, { pixels, width, height }: Raster): Sharp =>
  sharp(pixels, { raw: { width, height, channels: 3 } });

const night = Buffer.from([0x0e, 0x14, 0x20]);
const emptySky: Raster = { pixels: Buffer.alloc(1200 * 800 * 3, night), width: 1200, height: 800 };

interface Rasters {
  readonly wide: Raster;
  readonly square: Raster;
}

function stepsOf(sharp: OpenPicture, { wide, square }: Rasters): { name: string; make: () => Sharp }[] {
  const inSizes = (base: string, raster: Raster, widths: readonly number[]) =>
    widths.flatMap((width) => {
      const sized = () => open(sharp, raster).resize({ width, withoutEnlargement: true });
      return [
        { name: `${base}-${width}.webp`, make: () => sized().webp({ quality: 76 }) },
        { name: `${base}-${width}.avif`, make: () => sized().avif({ quality: 54, effort: 1 }) },
      ];
    });
  return [
    { name: 'main.jpg', make: () => open(sharp, wide).jpeg({ quality: 82 }) },
    ...smallJpegs.map((width) => ({
      name: `main-${width}.jpg`,
      make: () => open(sharp, wide).resize({ width, withoutEnlargement: true }).jpeg({ quality: 80 }),
    })),
    ...inSizes('main', wide, [480, 960, 1600]),
    { name: 'square.jpg', make: () => open(sharp, square).jpeg({ quality: 82 }) },
    ...inSizes('square', square, [320, 640]),
    { name: 'og.jpg', make: () => open(sharp, wide).resize(1200, 630, { fit: 'cover' }).jpeg({ quality: 80 }) },
  ];
}

/** What a page knows of a picture before it comes: no larger than what it stands for. */
async function hintsOf(sharp: OpenPicture, raster: Raster) {
  const small = await open(sharp, raster).resize(blurSize).png().toBuffer();
  const { dominant } = await sharp(small).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('');
  const blur = (await sharp(small).webp({ quality: 40 }).toBuffer()).toString('base64');
  return { blur: `data:image/webp;base64,${blur}`, colours: { dominant: `#${hex}` } };
}
