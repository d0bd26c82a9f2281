import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const bars = (size: string, seconds = 2) => ['-f', 'lavfi', '-i', `testsrc=s=${size}:r=10:d=${seconds}`];
const black = (size: string) => ['-f', 'lavfi', '-i', `color=c=black:s=${size}:r=10:d=1.5`];
const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast'];
const asMp4 = ['-movflags', '+faststart', '-f', 'mp4'];
/** As the recorder of a browser writes it: to a stream, in which it cannot go back to say how long it became. */
const asRecorded = ['-c:v', 'libvpx', '-deadline', 'realtime', '-live', '1', '-f', 'webm'];

const recipes = {
  upright: [...bars('64x36'), ...h264, '-pix_fmt', 'yuv420p', ...asMp4],
  'anamorphic, black at first': [
    ...[...black('144x108'), ...bars('144x108', 0.5), '-filter_complex', '[0][1]concat=n=2:v=1,setsar=4/3'],
    ...[...h264, '-pix_fmt', 'yuv420p', ...asMp4],
  ],
  'ten bits': [...bars('64x36', 0.2), ...h264, '-pix_fmt', 'yuv420p10le', ...asMp4],
  recorded: [...bars('64x36'), ...asRecorded],
  'one tall frame, recorded': [...bars('2160x3840', 0.1), '-frames:v', '1', ...asRecorded],
} as const;

/** A film as phones, cameras and browsers make them. */
export function oddFilm(kind: keyof typeof recipes): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-film-'));
  const file = join(folder, 'film');
  execFileSync('ffmpeg', ['-v', 'error', ...recipes[kind], file]);
  const film = readFileSync(file);
  rmSync(folder, { recursive: true });
  return film;
}
