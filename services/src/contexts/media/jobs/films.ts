import { copyFile, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filmLimits } from '@northlight/contracts';
import type { MediaInfo, MediaInfoResult } from 'mediainfo.js';
import { UnfitFile } from '../domain/upload.js';
import type { Making } from './renditions.js';

const containers: Readonly<Record<string, { readonly format: string; readonly file: string }>> = {
  'video/mp4': { format: 'MPEG-4', file: 'film.mp4' },
  'video/webm': { format: 'WebM', file: 'film.webm' },
};
/** What browsers play without asking. */
const codecs = ['AVC', 'VP8', 'VP9', 'AV1'];

export const filmName = (type: string): string => containers[type]?.file ?? 'film';

/**
 * Looks into a film and lays it out as it is, with a poster beside it: nothing here encodes films, so its poster is the
 * picture that was shown before it, and what its makers wrote into it stays in it.
 * @param picture the file of that picture; without one the poster is plain
 * @throws {UnfitFile} when it is no film that a browser plays, or too long or too large a one
 */
export async function layOutFilm({ file, type, alt, folder, onProgress }: Making, picture?: string): Promise<void> {
  checkFilm(await lookInto(file), type);
  await onProgress(40);
  await copyFile(file, join(folder, filmName(type)));
  await onProgress(80);
  await writePoster(join(folder, 'film.jpg'), picture);
  await writeFile(join(folder, 'index.json'), JSON.stringify({ film: { alt } }));
}

async function lookInto(file: string): Promise<MediaInfoResult> {
  const { default: mediaInfoFactory } = await import('mediainfo.js');
  const mediaInfo: MediaInfo<'object'> = await mediaInfoFactory({ format: 'object' });
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    return await mediaInfo.analyzeData(size, async (length, offset) => {
      const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, offset);
      return buffer.subarray(0, bytesRead);
    });
  } finally {
    mediaInfo.close();
    await handle.close();
  }
}

function checkFilm({ media }: MediaInfoResult, type: string): void {
  const tracks = media?.track ?? [];
  const general = tracks.find((track) => track['@type'] === 'General');
  const film = tracks.find((track) => track['@type'] === 'Video');
  if (!film || general?.Format !== containers[type]?.format) throw new UnfitFile('There is no film in this file.');
  if (!codecs.includes(String(film.Format)))
    throw new UnfitFile('Browsers do not play this film. Please send H.264, VP8, VP9 or AV1.');
  checkMeasures({ seconds: Number(general?.Duration), width: Number(film.Width), height: Number(film.Height) });
}

function checkMeasures({ seconds, width, height }: Record<keyof typeof filmLimits, number>): void {
  if (!(seconds > 0)) throw new UnfitFile('This film is damaged: it does not say how long it is.');
  if (seconds > filmLimits.seconds) throw new UnfitFile(`This film is longer than ${filmLimits.seconds / 60} minutes.`);
  if (width > filmLimits.width || height > filmLimits.height)
    throw new UnfitFile(`This film is larger than ${filmLimits.width} by ${filmLimits.height}.`);
}

async function writePoster(file: string, picture: string | undefined): Promise<void> {
  const { default: sharp } = await import('sharp');
  const plain = () => sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0e1420' } });
  const drawn = picture ? sharp(picture, { failOn: 'none' }).resize(1200, 800, { fit: 'cover' }) : plain();
  await drawn
    .jpeg({ quality: 80 })
    .toFile(file)
    .catch(() => plain().jpeg({ quality: 80 }).toFile(file));
}
