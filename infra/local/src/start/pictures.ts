import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOf } from '../processes/plain-error.js';
import type { Progress } from './progress.js';
import type { Tools } from './tools.js';

const script = 'infra/artwork/dist/draw.js';

/**
 * The pictures of a data folder. A first start draws them small and quickly, so that the site is up within a minute, and
 * well while it serves. A mark beside them says so to `web`, which then lets no browser keep one.
 */
export class Pictures {
  private readonly folder: string;
  private readonly mark: string;

  constructor(
    dataDir: string,
    private readonly events: { readonly progress: Progress; readonly tell: (sentence: string) => void },
  ) {
    this.folder = join(dataDir, 'media', 'art');
    this.mark = join(this.folder, '.unfinished');
  }

  /**
   * Draws what is missing, small. Pictures that are finished stay.
   * @param isAllThereIs they stay so, as in tests
   */
  async draft(tools: Tools, isAllThereIs: boolean): Promise<void> {
    const draw = () => tools.run(script, [this.folder, '--draft']);
    const output = await this.events.progress.step('Sketching the pictures', draw);
    if (output.includes('drawn ') && !isAllThereIs) writeFileSync(this.mark, '');
  }

  /**
   * Draws well what is only sketched, at low priority, and says when it is done. What goes wrong is told, and tried again at
   * the next start.
   */
  async finish(tools: Tools, signal: AbortSignal): Promise<void> {
    if (!existsSync(this.mark)) return;
    try {
      await tools.run(script, [this.folder, '--low-priority']);
      rmSync(this.mark, { force: true });
      this.events.tell('The pictures are drawn; reload a page to see them sharp');
    } catch (error) {
      if (!signal.aborted) this.events.tell(`The pictures stay sketches until the next start: ${wordsOf(error)}`);
    }
  }
}
