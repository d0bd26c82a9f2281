import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filmLimits } from '@northlight/contracts';
import { UnfitFile } from '../domain/upload.js';
import { draw } from './drawing/draw.js';
import type { Making } from './drawing/making.js';
import { canEncode, encodeFilm, frameOf } from './encode-film.js';
import type { FilmFacts } from './looking/film-facts.js';
import { lookInto } from './looking/look-into.js';

const containers: Readonly<Record<string, { readonly format: string; readonly file: string }>> = {
  'video/mp4': { format: 'MPEG-4', file: 'film.mp4' },
  'video/webm': { format: 'WebM', file: 'film.webm' },
};
/** What browsers play without asking. */
const codecs = ['AVC', 'VP8', 'VP9', 'AV1'];

interface FilmMaking extends Omit<Making, 'file'> {
  readonly file: string;
  /** A JPEG that hangs there and is better than anything out of the film; without one, there is none. */
  readonly poster: string | undefined;
  /** Room for what is not published. */
  readonly scratch: string;
  readonly onProgress: (percent: number) => Promise<void>;
}

/**
 * Looks into a film, makes it anew where there is an encoder, and lays it out with its poster in every size beside it.
 * Without an encoder it stays as it is, with what its makers wrote into it.
 * @throws {UnfitFile} when it is no film that browsers could be shown, or too long or too large a one
 */
export async function layOutFilm({ poster, scratch, onProgress, ...making }: FilmMaking): Promise<void> {
  const { file, type, folder, alt } = making;
  const isMadeAnew = await canEncode();
  const seconds = checkFilm(await lookInto(file), { type, isMadeAnew });
  const name = isMadeAnew ? 'film.mp4' : (containers[type]?.file ?? 'film');
  const film = join(folder, name);
  const part = wholePercents(onProgress);
  if (isMadeAnew)
    await encodeFilm({ file, type, seconds, to: film, onProgress: (percent) => part(5 + percent * 0.75) });
  else await copyFile(file, film);
  const picture = await pictureOf({ poster, film, seconds, scratch, isMadeAnew });
  await drawPoster({ ...picture, folder, alt }, (percent) => part(80 + percent * 0.2));
}

/** Draws the poster of a film in every size, and lists both. */
export async function drawPoster(making: Making, onProgress: (percent: number) => Promise<void>): Promise<void> {
  await draw(making, onProgress);
  const index = join(making.folder, 'index.json');
  const drawn = JSON.parse(await readFile(index, 'utf8'));
  await writeFile(index, JSON.stringify({ ...drawn, film: { alt: making.alt } }));
}

interface Posed {
  readonly poster: string | undefined;
  readonly film: string;
  readonly seconds: number;
  readonly scratch: string;
  readonly isMadeAnew: boolean;
}

async function pictureOf({ poster, film, seconds, scratch, isMadeAnew }: Posed) {
  if (poster) return { file: poster, type: 'image/jpeg' };
  if (isMadeAnew) return { file: await frameOf(film, { seconds, folder: scratch }), type: 'image/png' };
  return { file: undefined, type: 'image/png' };
}

/** Says each whole percent once. */
function wholePercents(say: (percent: number) => Promise<void>): (percent: number) => Promise<void> {
  let last = 0;
  return async (percent) => {
    const whole = Math.floor(percent);
    if (whole <= last) return;
    last = whole;
    await say(whole);
  };
}

/** @returns how many seconds it is long */
function checkFilm(film: FilmFacts, { type, isMadeAnew }: { type: string; isMadeAnew: boolean }): number {
  const { container, codec } = film;
  if (!codec || container !== containers[type]?.format) throw new UnfitFile('There is no film in this file.');
  if (!isMadeAnew && !codecs.includes(codec))
    throw new UnfitFile('Browsers do not play this film. Please send H.264, VP8, VP9 or AV1.');
  const seconds = Number(film.seconds);
  checkMeasures({ seconds, width: Number(film.width), height: Number(film.height) });
  return seconds;
}

function checkMeasures({ seconds, width, height }: Record<keyof typeof filmLimits, number>): void {
  if (!(seconds > 0)) throw new UnfitFile('This film is damaged: it does not say how long it is.');
  if (seconds > filmLimits.seconds) throw new UnfitFile(`This film is longer than ${filmLimits.seconds / 60} minutes.`);
  if (width > filmLimits.width || height > filmLimits.height)
    throw new UnfitFile(`This film is larger than ${filmLimits.width} by ${filmLimits.height}.`);
}
