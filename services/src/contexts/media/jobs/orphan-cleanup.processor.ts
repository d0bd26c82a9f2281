import { InjectQueue, Processor } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { Clock } from '../../../platform/kernel/clock.js';
import { logger } from '../../../platform/observability/logger.js';
import { JobHost } from '../../../platform/queues/job-host.js';
import type { OutboxJobData } from '../../../platform/queues/outbox.js';
import { atWork, originalEnds, publishedEnds } from '../domain/orphans.js';
import { sorry } from '../domain/upload.js';
import type { StoredObject } from '../persistence/media-store.js';
import { MediaVault, uploadIdOf } from '../persistence/media-vault.js';
import { Uploads } from '../persistence/uploads.repository.js';
import { Places } from '../places.js';
import { type MakeRenditions, mediaQueue, orphanCleanupQueue } from '../queues/media.queue.js';

type Kind = Parameters<MediaVault['remove']>[0];

/**
 * Throws away what nobody refers to any more, and tells of files whose job has failed for good where that could not be
 * told at once. Safe to run twice, and beside uploads.
 */
@Processor(orphanCleanupQueue.name)
export class OrphanCleanupProcessor extends JobHost {
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
    const { parts, originals, tempDirs, published } = await this.vault.orphans();
    const fates = await this.uploads.fates([...originals, ...published].map(({ name }) => uploadIdOf(name)));
    const fateOf = ({ name }: StoredObject) => fates.get(uploadIdOf(name));
    const endOfWork = ({ at: written }: StoredObject) => written.getTime() + atWork;
    const over = (objects: readonly StoredObject[], ends: (one: StoredObject) => number) =>
      objects.filter((one) => ends(one) < at.getTime());
    const urlOf = ({ name }: StoredObject) => this.vault.urlOf(name, '');
    const thrownAway =
      (await this.clear('parts', over(parts, endOfWork))) +
      (await this.clear('tempDirs', over(tempDirs, endOfWork))) +
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

  private async clear(kind: Kind, objects: readonly StoredObject[]): Promise<number> {
    for (const one of objects) await this.vault.remove(kind, one);
    return objects.length;
  }

  /** The names under which lies what is shown somewhere. */
  private async inUse(): Promise<ReadonlySet<string>> {
    return new Set([...(await this.places.inUse())].flatMap((url) => published.exec(url)?.[1] ?? []));
  }
}

const published = /^\/media\/up\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}[^/]*)\//;
