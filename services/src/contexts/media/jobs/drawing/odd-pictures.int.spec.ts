import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { UnfitFile } from '../../domain/upload.js';
import { cutBy, solid, unmarkedCmyk, unmarkedYcck, waves } from '../../testing/odd-pictures.js';
import { decode } from './decode.js';
import { makeRenditions } from './renditions.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'northlight-odd-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function writeFile_(bytes: Buffer): Promise<string> {
  const file = join(folder, 'sent');
  await writeFile(file, bytes);
  return file;
}

const read = async (bytes: Buffer, type = 'image/jpeg') => decode(sharp, { file: await writeFile_(bytes), type });
const damaged = new UnfitFile('This picture is damaged and couldn’t be read.');

describe('a JPEG that did not come whole', () => {
  it.each([
    ['without the mark of its end', {}, 2],
    ['without the last of its samples', {}, 5],
    ['without some of its last scan', { progressive: true }, 400],
  ])('is shown %s, as browsers show it', async (_, options, missing) => {
    const whole = await waves(options);
    const { pixels } = await read(whole);
    const { pixels: cut } = await read(cutBy(whole, missing));
    const differing = cut.filter((value, at) => Math.abs(value - (pixels[at] ?? 0)) > 24).length;
    expect(differing / pixels.length).toBeLessThan(0.02);
  });

  it.each([
    ['whose lower half is missing', {}],
    ['whose last scan did not begin', { progressive: true }],
  ])('is damaged %s', async (_, options) => {
    const whole = await waves(options);
    await expect(read(cutBy(whole, Math.floor(whole.length / 2)))).rejects.toEqual(damaged);
  });
});

it.each([
  ['YCCK', unmarkedYcck, '#ff0000', [232, 0, 0]],
  ['YCCK', unmarkedYcck, '#ffffff', [255, 255, 255]],
  ['CMYK', unmarkedCmyk, '#ff0000', [232, 0, 0]],
] as const)('a JPEG in %s without its Adobe marker has its colors', async (...[, make, color, pixel]) => {
  const { pixels } = await read(await make(color));
  for (const [at, value] of pixel.entries()) expect(Math.abs((pixels[at] ?? 0) - value)).toBeLessThan(8);
});

describe('a picture of unusual measures', () => {
  it.each([
    [1, 10_000],
    [10_000, 1],
    [65_000, 40],
  ])('is refused by the name of the limit: %d by %d', async (width, height) => {
    const narrow = new UnfitFile('This picture is too narrow: one side is more than 20 times as long as the other.');
    await expect(read(await solid(width, height), 'image/png')).rejects.toEqual(narrow);
  });

  it.each([
    [1, 1],
    [1, 20],
    [2_000, 100],
  ])('is drawn in every size while it is within them: %d by %d', async (width, height) => {
    const made = await mkdtemp(join(folder, 'made-'));
    const making = { file: await writeFile_(await solid(width, height)), type: 'image/png', alt: '', folder: made };
    await makeRenditions(making, async () => undefined);
    expect(await readdir(made)).toHaveLength(16);
  });
});
