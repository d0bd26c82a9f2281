import { join } from 'node:path';
import { UnfitFile } from '../domain/upload.js';
import { isThere } from '../persistence/media-store.js';
import { runFfmpeg } from './ffmpeg.js';

const reason = 'There is no picture in this video.';

/** A picture of which more than a twentieth is not black; half a minute is looked through for it. */
const notBlack = 'blackframe=amount=0,metadata=mode=select:key=lavfi.blackframe.pblack:value=95:function=less';

/**
 * Takes one picture of a film of ours: out of its first second; where that is black, the first one after it that is not;
 * else the very first. @returns the file of it
 */
export async function frameOf(film: string, { seconds, folder }: { seconds: number; folder: string }): Promise<string> {
  const frame = join(folder, 'frame.png');
  const at = String(Math.min(1, seconds / 2));
  for (const { from, by } of [
    { from: ['-ss', at, '-t', '30'], by: ['-vf', notBlack] },
    { from: [], by: [] },
  ]) {
    const input = [...from, '-f', 'mov', '-i', `file:${film}`, '-map', '0:v:0', ...by, '-frames:v', '1'];
    await runFfmpeg({ options: [...input, '-c:v', 'png', '-f', 'image2', '-update', '1', `file:${frame}`], reason });
    if (await isThere(frame)) return frame; // where none was chosen, none is written, and nothing is said of it
  }
  throw new UnfitFile(reason);
}
