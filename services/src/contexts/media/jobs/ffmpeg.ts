import { UnfitFile } from '../domain/upload.js';
import { answerOf, type End, type Limits, runGuarded } from './guarded-process.js';

/** Three minutes in 4K want 330 MB and half an hour of a slow core. */
const limits: Limits = { megabytes: 700, seconds: 1_800, fileMegabytes: 200, isPatient: true };

const quietly = [
  ...['ffmpeg', '-nostdin', '-hide_banner', '-v', 'error', '-y'],
  ...['-protocol_whitelist', 'file', '-threads', '2'],
];

/** Whether films can be made anew here: ffmpeg with these encoders, and limits to hold it. */
export async function canEncode(): Promise<boolean> {
  const encoders = (await answerOf(['ffmpeg', '-hide_banner', '-encoders'])) ?? '';
  return ['libx264', 'aac', 'png'].every((name) => encoders.includes(` ${name} `));
}

interface Run {
  readonly options: readonly string[];
  /** What is said of the file where nothing better is known. */
  readonly reason: string;
  /** Called with what it prints. */
  readonly onText?: (text: string) => void;
}

/** Runs ffmpeg under limits. @throws {UnfitFile} when it cannot make what it should of this file */
export async function runFfmpeg({ options, reason, onText }: Run): Promise<void> {
  const end = await runGuarded({
    limits,
    command: [...quietly, ...options],
    stdio: ['ignore', onText ? 'pipe' : 'ignore', 'pipe'],
    onStart: ({ stdout }) => stdout?.on('data', (text: Buffer) => onText?.(`${text}`)),
  });
  refuse(end, reason);
}

/** What a shell says of a program that cannot be run, and ffmpeg where it was told to stop. */
const OUR_CODES: readonly (number | null)[] = [126, 127, 255];
/** As `-ENOMEM` leaves a process, from version 6.1 of ffmpeg on. */
const NO_MEMORY = 244;

/** Whose fault it is: what ffmpeg says of a film is about the film, but for a full disk, or a program that could not go on. */
function refuse({ code, signal, complaint }: End, reason: string): void {
  if (code === 0) return;
  if (OUR_CODES.includes(code) || /No space left/i.test(complaint))
    throw new Error(`ffmpeg ended with ${code}: ${complaint}`);
  const isTooMuch = signal !== null || code === NO_MEMORY || /allocate memory/i.test(complaint);
  throw new UnfitFile(isTooMuch ? 'This video takes too much memory or time to process.' : reason);
}
