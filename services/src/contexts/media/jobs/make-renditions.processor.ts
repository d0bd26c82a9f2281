import { OnWorkerEvent, Processor } from '@nestjs/bullmq';
import { isFilmType } from '@northlight/contracts';
import { type Job, UnrecoverableError } from 'bullmq';
import type { Db } from '../../../platform/database/db.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { withContext } from '../../../platform/observability/request-context.js';
import { JobHost, maxStalledCount } from '../../../platform/queues/job-host.js';
import { Outbox, type OutboxJobData } from '../../../platform/queues/outbox.js';
import { isGallery, type Place, sorry, UnfitFile } from '../domain/upload.js';
import type { Published, TempDir } from '../persistence/media-store.js';
import { MediaVault } from '../persistence/media-vault.js';
import { type UploadRecord, Uploads } from '../persistence/uploads.repository.js';
import { Places, type Shown } from '../places.js';
import { type MakeRenditions, mediaQueue } from '../queues/media.queue.js';
import { draw } from './drawing/draw.js';
import { layOutFilm } from './films.js';

/**
 * A worker that says nothing for this long is taken for dead. Its job is looked for twice before another one gets it, so
 * that it begins anew nine seconds later at most (reliability.md row 3: shown within 15). Pictures and films are worked
 * on in processes of their own: a worker that is well always finds the time to say so.
 */
const stalledOptions = { lockDuration: 5_000, stalledInterval: 2_000, maxStalledCount };

/**
 * Makes what pages show of a file that was sent. Safe to run twice, and in two workers at once: each try works in a
 * room of its own, and the first to finish shows what it made in one commit with the mark that it is done. Until then
 * pages show what they showed before.
 */
@Processor(mediaQueue.name, { concurrency: 2, ...stalledOptions })
export class MakeRenditionsProcessor extends JobHost {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly outbox: Outbox,
    private readonly uploads: Uploads,
    private readonly vault: MediaVault,
    private readonly places: Places,
    private readonly clock: Clock,
  ) {
    super();
  }

  async process(job: Job<OutboxJobData<MakeRenditions>>, token?: string): Promise<void> {
    await this.isolateStalled({ job, token }, () => this.work(job));
  }

  /** The last try has failed: whoever sent the file is told, by the nightly job where that fails too. */
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
    const before = await this.vault.published(upload.id);
    if (!before && !(await this.vault.hasOriginal(upload.id)))
      throw new UnrecoverableError(`The file of upload ${upload.id} is not there`);
    const made = before ?? (await this.make(upload, `${process.pid}-${attemptsMade}-${Date.now()}`));
    const isFirst = await this.outbox.once(outbox, (db) => this.show(upload, made, db));
    if (!isFirst && typeof made !== 'string') await this.throwAwaySecond(upload.id, made);
    await this.vault.throwAwayOriginal(upload.id);
  }

  /** Shows what was made, or says why not; part of the commit that marks the job done. */
  private async show(upload: UploadRecord, made: Made, db: Db): Promise<void> {
    const at = this.clock.now();
    if (typeof made === 'string') return this.uploads.failed(upload.id, { reason: made, at }, db);
    const url = this.vault.urlOf(made.name, mainOf(made.files));
    const before = await this.uploads.readyAfter(upload, db);
    const isLate = before.length > 0 && !isGallery(upload.place);
    const isShown = isLate || (await this.showOf(upload, { url, alt: upload.alt, before, at }, db));
    if (isShown) return this.uploads.ready(upload.id, { url, at }, db);
    return this.uploads.failed(upload.id, { reason: 'The item this file was for has been deleted.', at }, db);
  }

  /** On record as what its sender has changed. */
  private async showOf(upload: UploadRecord, shown: Shown, db: Db): Promise<boolean> {
    const who = await this.uploads.sender(upload, db);
    const context = { requestId: `upload-${upload.id}`, actor: 'worker', ...(who && { who }) };
    return withContext(context, () => this.places.show(upload.place, shown, db));
  }

  private async throwAwaySecond(id: string, { name }: Published): Promise<void> {
    const shown = (await this.uploads.view(id))?.url ?? '';
    if (!shown.startsWith(this.vault.urlOf(name, ''))) await this.vault.remove('published', { name, at: new Date() });
  }

  /** Makes and publishes. @returns what, or why this file cannot be shown */
  private async make(upload: UploadRecord, nth: string): Promise<Made> {
    const tempDir = await this.vault.makeTempDir(upload.id, nth);
    try {
      await this.draw(upload, tempDir);
      return await this.vault.publish(tempDir);
    } catch (error) {
      if (error instanceof UnfitFile) return error.message;
      throw error;
    } finally {
      await this.vault.clear(tempDir);
    }
  }

  private async draw({ id, type, alt, place }: UploadRecord, tempDir: TempDir): Promise<void> {
    const { folder, room } = tempDir;
    await this.uploads.progress(id, 5);
    const file = await this.vault.original(tempDir);
    const onProgress = (percent: number) => this.uploads.progress(id, percent);
    if (!isFilmType(type)) return draw({ file, type, alt, folder }, onProgress);
    const poster = await this.posterAt(place, tempDir);
    await layOutFilm({ file, type, alt, folder, scratch: room, poster, onProgress });
  }

  /** The picture that a film comes in the place of: somebody chose it. A gallery has none that is of this film. */
  private async posterAt(place: Place, tempDir: TempDir): Promise<string | undefined> {
    const picture = place.target === 'experience' ? await this.places.picture(place) : undefined;
    return picture && this.vault.pictureFile(picture, tempDir);
  }
}

/** What is shown, by its name and files; or why it cannot be, for people. */
type Made = Published | string;

const mainOf = (files: readonly string[]): string =>
  ['film.mp4', 'film.webm', 'main.jpg'].find((name) => files.includes(name)) ?? 'main.jpg';
