import { Processor } from '@nestjs/bullmq';
import { Clock } from '../../../platform/kernel/clock.js';
import { logger } from '../../../platform/observability/logger.js';
import { JobHost } from '../../../platform/queues/job-host.js';
import type { Kept } from '../persistence/media-store.js';
import { MediaVault, uploadIdOf } from '../persistence/media-vault.js';
import { Uploads } from '../persistence/uploads.repository.js';
import { Places } from '../places.js';
import { litterQueue } from './media.queue.js';

const hour = 3_600_000;
/** Younger than this, half a file or a workshop may be somebody's who is at work. */
const atWork = hour;
/** An original that failed can be tried again for a week. */
const mayBeTried = 7 * 24 * hour;
/** Pages that are open, and mails, go on showing a picture after it was replaced. */
const mayBeSeen = 30 * 24 * hour;

/** Throws away what nobody refers to any more. Safe to run twice, and beside uploads. */
@Processor(litterQueue.name)
export class LitterProcessor extends JobHost {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly vault: MediaVault,
    private readonly uploads: Uploads,
    private readonly places: Places,
    private readonly clock: Clock,
  ) {
    super();
  }

  async process(): Promise<{ thrownAway: number }> {
    const { parts, originals, workshops, published } = await this.vault.litter();
    const needed = await this.uploads.unfinished([...originals, ...published].map(({ name }) => uploadIdOf(name)));
    const inUse = await this.uploadsInUse();
    const isNeeded = ({ name }: Kept) => needed.has(uploadIdOf(name));
    const gone = [
      ...(await this.clear('parts', this.older(parts, atWork))),
      ...(await this.clear('workshops', this.older(workshops, atWork))),
      ...(await this.clear(
        'originals',
        this.older(
          originals.filter((kept) => !isNeeded(kept)),
          atWork,
        ),
      )),
      ...(await this.clear('originals', this.older(originals.filter(isNeeded), mayBeTried))),
      ...(await this.clear(
        'published',
        this.older(published, mayBeSeen).filter((kept) => !isNeeded(kept) && !inUse.has(kept.name)),
      )),
    ];
    if (gone.length > 0) logger.info({ thrownAway: gone.length }, 'Files that nobody refers to are gone');
    return { thrownAway: gone.length };
  }

  private older(kept: readonly Kept[], age: number): Kept[] {
    const before = this.clock.now().getTime() - age;
    return kept.filter(({ at }) => at.getTime() < before);
  }

  private async clear(kind: Parameters<MediaVault['throwAway']>[0], kept: readonly Kept[]): Promise<readonly Kept[]> {
    for (const one of kept) await this.vault.throwAway(kind, one);
    return kept;
  }

  private async uploadsInUse(): Promise<ReadonlySet<string>> {
    return new Set([...(await this.places.inUse())].flatMap((url) => /^\/media\/up\/([^/]+)\//.exec(url)?.[1] ?? []));
  }
}
