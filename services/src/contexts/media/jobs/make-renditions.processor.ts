import { join } from 'node:path';
import { OnWorkerEvent, Processor } from '@nestjs/bullmq';
import { isFilmType, posterOfFilm } from '@northlight/contracts';
import { type Job, UnrecoverableError } from 'bullmq';
import { Settings } from '../../../platform/config/settings.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { JobHost, maxStalledCount } from '../../../platform/queues/job-host.js';
import { Outbox, type OutboxJobData } from '../../../platform/queues/outbox.js';
import { UnfitFile } from '../domain/upload.js';
import { MediaVault } from '../persistence/media-vault.js';
import { type UploadRecord, Uploads } from '../persistence/uploads.repository.js';
import { Places } from '../places.js';
import { filmName, layOutFilm } from './films.js';
import { type MakeRenditions, mediaQueue } from './media.queue.js';
import { makeRenditions } from './renditions.js';

/** A worker that says nothing for this long is taken for dead, and its job given to another one (reliability.md row 3). */
const patience = { lockDuration: 6_000, stalledInterval: 3_000, maxStalledCount };

const sorry = 'This file could not be worked on. Our team has been told; it can be tried again.';

/**
 * Makes what pages show of a file that was sent. Safe to run twice, and in two workers at once: each try works in a
 * folder of its own, the first to finish publishes by a rename, and showing it is one commit with the mark that it is
 * done. Until then pages show what they showed before.
 */
@Processor(mediaQueue.name, { concurrency: 2, ...patience })
export class MakeRenditionsProcessor extends JobHost {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly outbox: Outbox,
    private readonly uploads: Uploads,
    private readonly vault: MediaVault,
    private readonly places: Places,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {
    super();
  }

  async process(job: Job<OutboxJobData<MakeRenditions>>, token?: string): Promise<void> {
    await this.apart({ job, token }, () => this.work(job));
  }

  /** The last try has failed: whoever sent the file is told. */
  @OnWorkerEvent('failed')
  override onFailed(job: Job<OutboxJobData<MakeRenditions>> | undefined, error: Error): void {
    super.onFailed(job, error);
    if (!job || (job.attemptsMade < (job.opts.attempts ?? 1) && !job.finishedOn)) return;
    const { uploadId } = job.data.payload;
    void this.uploads.failed(uploadId, { reason: sorry, at: this.clock.now() }).catch(() => undefined);
  }

  private async work({ id, data: { outbox, payload }, attemptsMade }: Job<OutboxJobData<MakeRenditions>>) {
    if (await this.outbox.isDone(outbox)) return;
    const upload = await this.uploads.record(payload.uploadId);
    if (!upload) throw new UnrecoverableError(`Nobody knows the file of job ${id}`);
    if (!(await this.vault.hasOriginal(upload.id)) && !(await this.vault.isPublished(upload.id)))
      throw new UnrecoverableError(`The file of upload ${upload.id} is not there`);
    const nth = `${process.pid}-${attemptsMade}-${Date.now()}`;
    const reason = await this.make(upload, nth);
    const at = this.clock.now();
    await this.outbox.once(outbox, async (db) => {
      if (reason) return this.uploads.failed(upload.id, { reason, at }, db);
      const url = this.vault.urlOf(upload.id, fileOf(upload));
      const isLate = await this.uploads.isOvertaken(upload, db);
      const isShown = isLate || (await this.places.show(upload.place, { url, alt: upload.alt }, db));
      if (isShown) return this.uploads.ready(upload.id, { url, at }, db);
      return this.uploads.failed(upload.id, { reason: 'What this was sent for has been deleted.', at }, db);
    });
    await this.vault.throwAwayOriginal(upload.id);
  }

  /** Makes and publishes. @returns why this file cannot be shown, or undefined */
  private async make(upload: UploadRecord, nth: string): Promise<string | undefined> {
    if (await this.vault.isPublished(upload.id)) return undefined;
    const folder = await this.vault.workshop(upload.id, nth);
    try {
      await this.draw(upload, folder);
      await this.vault.publish(upload.id, folder);
      return undefined;
    } catch (error) {
      await this.vault.clear(folder);
      if (error instanceof UnfitFile) return error.message;
      throw error;
    }
  }

  private async draw({ id, type, alt, place }: UploadRecord, folder: string): Promise<void> {
    await this.uploads.progress(id, 5);
    const onProgress = (percent: number) => this.uploads.progress(id, percent);
    const making = { file: this.vault.original(id), type, alt, folder, onProgress };
    if (isFilmType(type)) await layOutFilm(making, this.fileOfPicture(await this.places.picture(place)));
    else await makeRenditions(making);
  }

  private fileOfPicture(url: string | undefined): string | undefined {
    const picture = url && (posterOfFilm(url) ?? url);
    return picture?.startsWith('/media/') ? join(this.settings.DATA_DIR, picture) : undefined;
  }
}

const fileOf = ({ type }: UploadRecord): string => (isFilmType(type) ? filmName(type) : 'main.jpg');
