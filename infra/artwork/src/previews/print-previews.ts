import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { put } from '../render/renditions.js';
import { icons, markSvg, tabIcon } from './mark.js';
import { type Preview, previews } from './previews.js';

/** Raise it when previews or icons are put together in another way. */
const EDITION = 1;

const width = 1200;
const height = 630;
/** Between the three pictures of a preview. */
const gap = 6;

/** Makes every preview and icon that is missing or older than the pictures it is made of. Answers how many. */
export const printPreviews = async (outDir: string): Promise<number> => {
  const made = await Promise.all([printIcons(join(outDir, 'site', 'mark'))]);
  let count = made.filter(Boolean).length;
  for (const preview of previews) if (await printPreview(outDir, preview)) count += 1;
  return count;
};

const printPreview = async (outDir: string, { folder, from, hold = 'top' }: Preview): Promise<boolean> => {
  const stamps = await Promise.all(
    from.map((file) => readFile(join(outDir, dirname(file), '.stamp'), 'utf8').catch(() => '')),
  );
  const stamp = stampOf([EDITION, from, hold, stamps]);
  const dir = join(outDir, folder);
  if (await isFresh(dir, stamp, ['og.jpg'])) return false;
  const pictures = await Promise.all(from.map((file) => readFile(join(outDir, file))));
  await mkdir(dir, { recursive: true });
  await put(join(dir, 'og.jpg'), await composed(pictures, hold));
  await put(join(dir, '.printed'), stamp);
  return true;
};

const composed = async (pictures: readonly Uint8Array[], position: string): Promise<Uint8Array> => {
  const { default: sharp } = await import('sharp');
  const column = Math.round((width - gap * (pictures.length - 1)) / pictures.length);
  const parts = pictures.map(async (picture, at) => ({
    input: await sharp(picture).resize({ width: column, height, fit: 'cover', position }).toBuffer(),
    left: at * (column + gap),
    top: 0,
  }));
  const ground = sharp({ create: { width, height, channels: 3, background: '#080d16' } });
  return ground
    .composite([...(await Promise.all(parts)), { input: Buffer.from(signature()), left: 0, top: 0 }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
};

/** The mark in the lower left, where the pictures are quiet, on a breath of night. */
const signature = (): string => {
  const mark = markSvg(76, { ink: '#eef2f1', air: 0 }).replace('<svg ', `<svg x="44" y="${height - 44 - 76}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><radialGradient id="n"><stop stop-color="#080d16" stop-opacity=".86"/><stop offset="1" stop-color="#080d16" stop-opacity="0"/></radialGradient><ellipse cx="82" cy="${height - 82}" rx="300" ry="210" fill="url(#n)"/>${mark}</svg>`;
};

const printIcons = async (dir: string): Promise<boolean> => {
  const stamp = stampOf([EDITION, tabIcon(), icons]);
  if (await isFresh(dir, stamp, ['icon.svg', ...Object.keys(icons)])) return false;
  const { default: sharp } = await import('sharp');
  await mkdir(dir, { recursive: true });
  await put(join(dir, 'icon.svg'), tabIcon());
  for (const [name, { svg }] of Object.entries(icons))
    await put(join(dir, name), await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer());
  await put(join(dir, '.printed'), stamp);
  return true;
};

const stampOf = (parts: unknown): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

const isFresh = async (dir: string, stamp: string, files: readonly string[]): Promise<boolean> =>
  files.every((file) => existsSync(join(dir, file))) &&
  (await readFile(join(dir, '.printed'), 'utf8').catch(() => '')) === stamp;
