import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureName } from '../subject.js';
import { type Entry, widths } from './files.js';
import { open, type Raster } from './raster.js';

/** Writes beside and renames, so that a reader never meets half a file. */
export const put = async (path: string, content: Uint8Array | string): Promise<void> => {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
};

/** Encodes the JPEG and every variant of a picture into `dir`. */
export const writeRenditions = async (dir: string, name: PictureName, raster: Raster): Promise<void> => {
  await put(join(dir, `${name}.jpg`), await open(raster).jpeg({ quality: 80 }).toBuffer());
  for (const width of widths[name]) {
    const sized = open(raster).resize({ width, withoutEnlargement: true });
    await put(join(dir, `${name}-${width}.webp`), await sized.clone().webp({ quality: 74, effort: 1 }).toBuffer());
    await put(join(dir, `${name}-${width}.avif`), await sized.clone().avif({ quality: 52, effort: 0 }).toBuffer());
  }
};

/** The picture's line in `index.json`. */
export const entryOf = async (alt: string, raster: Raster): Promise<Entry> => {
  const { width, height } = raster;
  const small = await open(raster).resize(24).toBuffer({ resolveWithObject: true });
  const tiny = open({ pixels: small.data, width: small.info.width, height: small.info.height });
  const blur = await tiny.clone().webp({ quality: 40 }).toBuffer();
  const { dominant } = await tiny.clone().stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('');
  return {
    alt,
    width,
    height,
    blur: `data:image/webp;base64,${blur.toString('base64')}`,
    colours: { dominant: `#${hex}` },
  };
};
