import { readFile } from 'node:fs/promises';
import { maxAspectRatio, maxPixels } from '@northlight/contracts';
import type { Sharp, SharpOptions } from 'sharp';
import { UnfitFile } from '../../domain/upload.js';
import { repairJpeg } from './repair-jpeg.js';

/** Pixels of three channels, row by row. */
export interface Raster {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

export type OpenPicture = (source: string | Buffer, options?: SharpOptions) => Sharp;

/** What the loader must find: a file that is two things at once is the one that its first bytes said. */
const formats: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
  'image/tiff': 'tiff',
};

/** Behind what one can see through. */
const paper = '#f3f1ea';
const MAX_EDGE_PX = 1600;
const damaged = 'This picture is damaged and couldn’t be read.';

interface Sent {
  readonly file: string;
  readonly type: string;
}

/**
 * Reads a picture that was sent, upright and no larger than pages show it.
 * @throws {UnfitFile} when it is no picture, or too large a one
 */
export async function decode(sharp: OpenPicture, sent: Sent): Promise<Raster> {
  try {
    return await rasterOf(await openSent(sharp, sent));
  } catch (error) {
    throw verdictOn(error);
  }
}

/** @throws {UnfitFile} */
async function openSent(sharp: OpenPicture, { file, type }: Sent): Promise<Sharp> {
  const { bytes, lastRow } = type === 'image/jpeg' ? repairJpeg(await readFile(file)) : { bytes: file };
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
  const { format, width, height } = await picture.metadata();
  if (format !== formats[type]) throw new UnfitFile('This file isn’t the type of picture it claims to be.');
  if (width * height > maxPixels) throw new UnfitFile('This picture has more than 50 megapixels.');
  if (Math.max(width, height) > maxAspectRatio * Math.min(width, height))
    throw new UnfitFile(
      `This picture is too narrow: one side is more than ${maxAspectRatio} times as long as the other.`,
    );
  if (lastRow !== undefined && (await isEmptyRow(picture, { row: lastRow, width }))) throw new UnfitFile(damaged);
  return picture;
}

function rasterOf(picture: Sharp): Promise<Raster> {
  const size = { width: MAX_EDGE_PX, height: MAX_EDGE_PX * 2, fit: 'inside', withoutEnlargement: true } as const;
  const flat = picture.clone().autoOrient().resize(size).flatten({ background: paper });
  return pixelsOf(flat.toColourspace('srgb').removeAlpha());
}

export async function pixelsOf(drawn: Sharp): Promise<Raster> {
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** A JPEG's reader fills what did not come with the middle of all grays. */
async function isEmptyRow(picture: Sharp, { row, width }: { row: number; width: number }): Promise<boolean> {
  const strip = picture.clone().extract({ left: 0, top: row, width, height: 1 });
  return (await strip.raw().toBuffer()).every((value) => value === 128);
}

/**
 * Whose fault it is: what the reader says of a file is about the file, and no second try helps; where it had no file, no
 * memory or no room on the disk, it is ours.
 */
function verdictOn(error: unknown): unknown {
  if (error instanceof UnfitFile) return error;
  const { message, code } = error as NodeJS.ErrnoException;
  if (code || /memory|no space|missing|unable to open/i.test(message)) return error;
  if (/pixel limit/i.test(message)) return new UnfitFile('This picture has more than 50 megapixels.');
  if (/dimension/i.test(message)) return new UnfitFile('This picture has more than 65,500 pixels in a row.');
  return new UnfitFile(damaged);
}
