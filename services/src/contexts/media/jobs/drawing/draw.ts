import { fileURLToPath } from 'node:url';
import { UnfitFile } from '../../domain/upload.js';
import { type End, type Limits, runGuarded } from '../guarded-process.js';
import type { Making, MakingMessage } from './making.js';

/** A photograph of 50 megapixels, read backwards, wants 230 MB (docs/adr/0026). */
const limits: Limits = { megabytes: 512, seconds: 120, fileMegabytes: 40, isPatient: false };
const program = [
  ...[process.execPath, '--max-old-space-size=64'],
  fileURLToPath(new URL('./drawing-process.js', import.meta.url)),
];
const tooMuch = 'This picture takes too much memory or time to process. Please send a smaller one or a JPEG.';

/**
 * Draws a picture anew in a process of its own: whatever a file does to it, the worker and its other jobs go on.
 * @throws {UnfitFile} when it is no picture, or one that takes more than there is for one
 */
export async function draw(making: Making, onProgress: (percent: number) => Promise<void>): Promise<void> {
  let last: MakingMessage | undefined;
  let saying: Promise<void> = Promise.resolve();
  const { code, signal, complaint } = await runGuarded({
    limits,
    command: program,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    onStart: (child) => {
      child.on('message', (reply: MakingMessage) => {
        last = reply;
        if ('percent' in reply) saying = saying.then(() => onProgress(reply.percent)).catch(() => undefined);
      });
      child.send(making, () => undefined);
    },
  });
  await saying;
  conclude(last, { code, signal, complaint });
}

/** What became of it: the last word of the process, or how it ended without one. */
function conclude(last: MakingMessage | undefined, { code, signal, complaint }: End): void {
  if (last && 'isDone' in last) return;
  if (last && 'unfit' in last) throw new UnfitFile(last.unfit);
  const failure = last && 'failure' in last ? last.failure : complaint;
  if (signal || code === 134 || /memory|allocat/i.test(failure)) throw new UnfitFile(tooMuch);
  throw new Error(`What draws pictures ended with ${code}: ${failure}`);
}
