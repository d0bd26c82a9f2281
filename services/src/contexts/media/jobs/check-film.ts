import { filmLimits } from '@northlight/contracts';
import { UnfitFile } from '../domain/upload.js';
import type { FilmFacts } from './looking/film-facts.js';

const containers: Readonly<Record<string, { readonly format: string; readonly file: string }>> = {
  'video/mp4': { format: 'MPEG-4', file: 'film.mp4' },
  'video/webm': { format: 'WebM', file: 'film.webm' },
};
/** What browsers play without asking: of each, with so many bits a color. */
const bitDepths: Readonly<Record<string, readonly number[]>> = { AVC: [8], VP8: [8], VP9: [8], AV1: [8, 10] };
const notPlayed = 'Browsers can’t play this video. Please send H.264, VP8, VP9, or AV1';

/** What a film is called that stays as it is. */
export const filmFile = (type: string): string => containers[type]?.file ?? 'film';

/**
 * Whether a film can be shown, by its head.
 * @returns how many seconds it is long
 * @throws {UnfitFile}
 */
export function checkFilm(film: FilmFacts, { type, isMadeAnew }: { type: string; isMadeAnew: boolean }): number {
  const { container, codec } = film;
  if (!codec || container !== containers[type]?.format) throw new UnfitFile('There is no video in this file.');
  if (!isMadeAnew) checkPlays(film);
  const seconds = Number(film.seconds);
  checkMeasures({ seconds, width: Number(film.width), height: Number(film.height) });
  return seconds;
}

/** Of a film that stays as it is. */
function checkPlays({ codec = '', bitDepth, chroma = '4:2:0', isCutOff }: FilmFacts): void {
  const depths = bitDepths[codec];
  if (!depths) throw new UnfitFile(`${notPlayed}.`);
  if (chroma !== '4:2:0' || (bitDepth && !depths.includes(bitDepth)))
    throw new UnfitFile(`${notPlayed} in 8 bits, with 4:2:0 colors.`);
  if (isCutOff) throw new UnfitFile('This video is cut off: its end is missing.');
}

function checkMeasures({ seconds, width, height }: Record<keyof typeof filmLimits, number>): void {
  if (!(seconds > 0)) throw new UnfitFile('This video is damaged: it doesn’t say how long it is.');
  if (seconds > filmLimits.seconds)
    throw new UnfitFile(`This video is longer than ${filmLimits.seconds / 60} minutes.`);
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (long > filmLimits.width || short > filmLimits.height)
    throw new UnfitFile(`This video is larger than ${filmLimits.width} by ${filmLimits.height}.`);
}

/** Half a second, or a twentieth, is not missed. @throws {UnfitFile} */
export function checkLength(made: number, report: number): void {
  if (made >= report - Math.max(0.5, report / 20)) return;
  const [read, whole] = [made, report].map((seconds) => Math.round(seconds * 10) / 10);
  throw new UnfitFile(`This video is cut off: only ${read} of its ${whole} seconds can be read.`);
}
