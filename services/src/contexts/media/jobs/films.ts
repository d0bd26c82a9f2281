import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkFilm, checkLength, filmFile } from './check-film.js';
import { draw } from './drawing/draw.js';
import type { Making } from './drawing/making.js';
import { encodeFilm } from './encode-film.js';
import { canEncode } from './ffmpeg.js';
import { lookInto } from './looking/look-into.js';
import { frameOf } from './poster-frame.js';

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
  const name = isMadeAnew ? 'film.mp4' : filmFile(type);
  const film = join(folder, name);
  const part = wholePercents(onProgress);
  if (isMadeAnew) {
    const report = (percent: number) => part(5 + percent * 0.75);
    checkLength(await encodeFilm({ file, type, seconds, to: film, onProgress: report }), seconds);
  } else await copyFile(file, film);
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
