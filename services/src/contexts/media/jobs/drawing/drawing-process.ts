import { UnfitFile } from '../../domain/upload.js';
import type { Making, MakingMessage } from './making.js';
import { makeRenditions } from './renditions.js';

/** Draws one picture and ends: the program of `draw`, which starts it with limits of its own. */
process.once('message', (making: Making) => void draw(making));

async function draw(making: Making): Promise<void> {
  try {
    await makeRenditions(making, (percent) => tell({ percent }));
    await tell({ isDone: true });
  } catch (error) {
    const { message } = error as Error;
    await tell(error instanceof UnfitFile ? { unfit: message } : { failure: message });
  }
  process.disconnect();
}

const tell = (reply: MakingMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(reply, undefined, {}, (error) => (error ? reject(error) : resolve()));
  });
