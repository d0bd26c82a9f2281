import { InjectQueue, Processor } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { Clock } from '../../../platform/kernel/clock.js';
import { logger } from '../../../platform/observability/logger.js';
import { JobHost } from '../../../platform/queues/job-host.js';
import type { OutboxJobData } from '../../../platform/queues/outbox.js';
import { atWork, originalEnds, publishedEnds } from '../domain/litter.js';
import { sorry } from '../domain/upload.js';
import type { Kept } from '../persistence/media-store.js';
import { MediaVault, uploadIdOf } from '../persistence/media-vault.js';
import { Uploads } from '../persistence/uploads.repository.js';
import { Places } from '../places.js';
import { litterQueue, type MakeRenditions, mediaQueue } from './media.queue.js';

type Kind = Parameters<MediaVault['throwAway']>[0];

/**
 * Throws away what nobody refers to any more, and tells of files whose job has failed for good where that could not be
 * told at once. Safe to run twice, and beside uploads.
 */
@Processor(litterQueue.name)
export class LitterProcessor extends JobHost {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly vault: MediaVault,
    private readonly uploads: Uploads,
    private readonly places: Places,
    private readonly clock: Clock,
    @InjectQueue(mediaQueue.name) private readonly work: Queue<OutboxJobData<MakeRenditions>>,
  ) {
    super();
  }

  async process(): Promise<{ thrownAway: number }> {
    const at = this.clock.now();
    await this.tellOfFailedJobs(at);
    const inUse = await this.inUse();
    await this.uploads.noteReplaced([...inUse].map(uploadIdOf), at);
    const { parts, originals, workshops, published } = await this.vault.litter();
    const fates = await this.uploads.fates([...originals, ...published].map(({ name }) => uploadIdOf(name)));
    const fateOf = ({ name }: Kept) => fates.get(uploadIdOf(name));
    const endOfWork = ({ at: written }: Kept) => written.getTime() + atWork;
    const over = (kept: readonly Kept[], ends: (one: Kept) => number) => kept.filter((one) => ends(one) < at.getTime());
    const urlOf = ({ name }: Kept) => this.vault.urlOf(name, '');
    const thrownAway =
      (await this.clear('parts', over(parts, endOfWork))) +
      (await this.clear('workshops', over(workshops, endOfWork))) +
      (await this.clear(
        'originals',
        over(originals, (one) => originalEnds(fateOf(one), one.at)),
      )) +
      (await this.clear(
        'published',
        over(
          published.filter(({ name }) => !inUse.has(name)),
          (one) => publishedEnds(fateOf(one), { url: urlOf(one), at: one.at }),
        ),
      ));
    if (thrownAway > 0) logger.info({ thrownAway }, 'Files that nobody refers to are gone');
    return { thrownAway };
  }

  /** PostgreSQL may have been away when the last try failed: then nobody was told. */
  private async tellOfFailedJobs(at: Date): Promise<void> {
    const ids = (await this.work.getFailed()).map(({ data }) => data.payload.uploadId);
    if (ids.length > 0) await this.uploads.failed(ids, { reason: sorry, at });
  }

  private async clear(kind: Kind, kept: readonly Kept[]): Promise<number> {
    for (const one of kept) await this.vault.throwAway(kind, one);
    return kept.length;
  }

  /** The names under which lies what is shown somewhere. */
  private async inUse(): Promise<ReadonlySet<string>> {
    return new Set([...(await this.places.inUse())].flatMap((url) => published.exec(url)?.[1] ?? []));
  }
}

const published = /^\/media\/up\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}[^/]*)\//;
