import { join } from 'node:path';
import { filmLimits } from '@northlight/contracts';
import { UnfitFile } from '../domain/upload.js';
import { answerOf, type End, type Limits, runGuarded } from './guarded-process.js';

/** Three minutes in 4K want 330 MB and half an hour of a slow core. */
const limits: Limits = { megabytes: 700, seconds: 1_800, fileMegabytes: 200, isPatient: true };

/** What is made: at most 1080p, whatever came in. */
const largest = { width: 1920, height: 1080 } as const;

/** How ffmpeg is told what it reads, so that nothing in the file decides: a list of addresses is no film. */
const readers: Readonly<Record<string, string>> = { 'video/mp4': 'mov', 'video/webm': 'matroska' };

/** Whether films can be made anew here: ffmpeg with these encoders, and limits to hold it. */
export async function canEncode(): Promise<boolean> {
  const encoders = (await answerOf(['ffmpeg', '-hide_banner', '-encoders'])) ?? '';
  return ['libx264', 'aac', 'png'].every((name) => encoders.includes(` ${name} `));
}

const quietly = [
  'ffmpeg',
  '-nostdin',
  '-hide_banner',
  '-v',
  'error',
  '-y',
  '-protocol_whitelist',
  'file',
  '-threads',
  '2',
];
const nothingTold = ['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'];
const noMarks = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];
const inside = `scale=w='min(${largest.width},iw)':h='min(${largest.height},ih)'`;
const scaled = `${inside}:force_original_aspect_ratio=decrease:force_divisible_by=2,setsar=1,format=yuv420p`;
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
  /** How long it says it is. */
  readonly seconds: number;
  /** Where the MP4 goes. */
  readonly to: string;
  readonly onProgress: (percent: number) => Promise<void>;
}

/**
 * Makes a film anew as H.264 and AAC in an MP4 that plays while it comes, without what its makers wrote into it.
 * @throws {UnfitFile} when it cannot be read, or takes more than there is for one
 */
export async function encodeFilm({ file, type, seconds, to, onProgress }: Encoding): Promise<void> {
  const input = ['-f', readers[type] ?? '', '-i', `file:${file}`, '-map', '0:v:0', '-map', '0:a:0?', ...nothingTold];
  const length = ['-t', String(filmLimits.seconds + 1), '-max_muxing_queue_size', '1024'];
  const made = ['-filter_threads', '1', '-vf', scaled, ...picture, ...sound, '-threads', '2', ...noMarks, ...length];
  const output = ['-movflags', '+faststart', '-progress', 'pipe:1', '-stats_period', '0.3', '-f', 'mp4', `file:${to}`];
  let saying: Promise<void> = Promise.resolve();
  const end = await runGuarded({
    limits,
    command: [...quietly, ...input, ...made, ...output],
    stdio: ['ignore', 'pipe', 'pipe'],
    onStart: ({ stdout }) => {
      stdout?.on('data', (text: Buffer) => {
        const percent = percentOf(`${text}`, seconds);
        if (percent !== undefined) saying = saying.then(() => onProgress(percent)).catch(() => undefined);
      });
    },
  });
  await saying;
  refuse(end, 'This film is damaged: it could not be read to its end.');
}

/** Takes one picture of a film of ours, out of its first second. @returns the file of it */
export async function frameOf(film: string, { seconds, folder }: { seconds: number; folder: string }): Promise<string> {
  const frame = join(folder, 'frame.png');
  const at = String(Math.min(1, seconds / 2));
  const input = ['-ss', at, '-f', 'mov', '-i', `file:${film}`, '-map', '0:v:0', '-frames:v', '1'];
  const command = [...quietly, ...input, '-c:v', 'png', '-f', 'image2', '-update', '1', `file:${frame}`];
  const end = await runGuarded({ limits, command, stdio: ['ignore', 'ignore', 'pipe'], onStart: () => undefined });
  refuse(end, 'There is no picture in this film.');
  return frame;
}

/** How far ffmpeg says it is. */
function percentOf(text: string, seconds: number): number | undefined {
  const told = [...text.matchAll(/^out_time_us=(\d+)$/gm)].at(-1)?.[1];
  return told === undefined ? undefined : Math.min(100, Number(told) / (seconds * 10_000));
}

/** What ffmpeg says of a film is about the film, but for a disk that is full or a program that cannot be run. */
function refuse({ code, signal, complaint }: End, reason: string): void {
  if (code === 0) return;
  if (/No space left/i.test(complaint) || code === 126 || code === 127) throw new Error(complaint);
  const isTooMuch = signal !== null || (code !== null && code > 128) || /allocate memory/i.test(complaint);
  throw new UnfitFile(isTooMuch ? 'This film takes too much memory or time to be made anew.' : reason);
}
