import { filmLimits } from '@northlight/contracts';
import { runFfmpeg } from './ffmpeg.js';

/** What is made: at most 1080p, whatever came in, and whichever way up. */
const largest = { long: 1920, short: 1080 } as const;

/** How ffmpeg is told what it reads, so that nothing in the file decides: a list of addresses is no film. */
const readers: Readonly<Record<string, string>> = { 'video/mp4': 'mov', 'video/webm': 'matroska' };

const nothingTold = ['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'];
const noMarks = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];
/** As wide as it is shown: the pixels of some films are not square. */
const shownWidth = 'iw*sar';
const part = `min(1,min(${largest.long}/max(${shownWidth},ih),${largest.short}/min(${shownWidth},ih)))`;
const even = (length: string): string => `max(2,2*floor(${length}*${part}/2+0.01))`;
const scaled = `scale=w='${even(shownWidth)}':h='${even('ih')}',setsar=1,format=yuv420p`;
const picture = [
  '-c:v',
  'libx264',
  '-preset',
  'veryfast',
  '-crf',
  '23',
  '-maxrate',
  '6M',
  '-bufsize',
  '12M',
  '-fpsmax',
  '60',
];
const sound = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'];

/** A film that was sent, and what is made of it. */
export interface Encoding {
  readonly file: string;
  readonly type: string;
  /** How long it is by its head. */
  readonly seconds: number;
  /** Where the MP4 goes. */
  readonly to: string;
  readonly onProgress: (percent: number) => Promise<void>;
}

/**
 * Makes a film anew as H.264 and AAC in an MP4 that plays while it comes, without what its makers wrote into it.
 * @returns how many seconds could be read
 * @throws {UnfitFile} when it cannot be read, or takes more than there is for one
 */
export async function encodeFilm({ file, type, seconds, to, onProgress }: Encoding): Promise<number> {
  const input = ['-f', readers[type] ?? '', '-i', `file:${file}`, '-map', '0:v:0', '-map', '0:a:0?', ...nothingTold];
  const length = ['-t', String(filmLimits.seconds + 1), '-max_muxing_queue_size', '1024'];
  const made = ['-filter_threads', '1', '-vf', scaled, ...picture, ...sound, '-threads', '2', ...noMarks, ...length];
  const output = ['-movflags', '+faststart', '-progress', 'pipe:1', '-stats_period', '0.3', '-f', 'mp4', `file:${to}`];
  let saying: Promise<void> = Promise.resolve();
  let done = 0;
  await runFfmpeg({
    options: [...input, ...made, ...output],
    reason: 'This video is damaged and couldn’t be read.',
    onText: (text) => {
      done = secondsIn(text) ?? done;
      const percent = Math.min(100, (100 * done) / seconds);
      saying = saying.then(() => onProgress(percent)).catch(() => undefined);
    },
  });
  await saying;
  return done;
}

/** How far ffmpeg says it is. */
function secondsIn(text: string): number | undefined {
  const progress = [...text.matchAll(/^out_time_us=(\d+)$/gm)].at(-1)?.[1];
  return progress === undefined ? undefined : Number(progress) / 1_000_000;
}
