import sharp, { type Sharp } from 'sharp';
import { addGrain } from './grain.js';

export interface Raster {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

const GRAIN = 5.5;

/** Dots per inch: 72 is one pixel for each unit of the drawing. */
const density = { finished: 72, draft: 15 };

/** One SVG document as raw RGB pixels with paper grain. Everything else is resized from this. */
export const rasterOf = async (svg: string, isDraft: boolean): Promise<Raster> => {
  const { finished, draft } = density;
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true, density: isDraft ? draft : finished })
    .flatten({ background: '#000000' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  addGrain(data, info.width, GRAIN);
  return { pixels: data, width: info.width, height: info.height };
};

/** A sharp pipeline that starts from the raster. */
export const open = ({ pixels, width, height }: Raster): Sharp =>
  sharp(pixels, { raw: { width, height, channels: 3 } });
