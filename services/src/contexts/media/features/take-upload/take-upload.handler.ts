import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type UploadRules, type UploadsAcceptedView, type UploadView, uploadRules } from '@northlight/contracts';
import type { RequestKey } from '@northlight/event-store';
import type { Request } from 'express';
import { Settings } from '../../../../platform/config/settings.js';
import { type IncomingFile, receiveFiles } from '../../../../platform/http/receive-files.js';
import { requestKeyOf } from '../../../../platform/idempotency/request-key.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { readableName } from '../../../../platform/kernel/readable-name.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import type { Place, StoredFile } from '../../domain/upload.js';
import { MediaVault } from '../../persistence/media-vault.js';
import { Uploads } from '../../persistence/uploads.repository.js';
import { Places } from '../../places.js';
import { checkContent } from './check-content.js';

/** Somebody sends files for a place. */
export class TakeUpload extends Command<UploadsAcceptedView> {
  constructor(
    readonly place: Place,
    readonly request: Request,
    readonly by: number,
  ) {
    super();
  }
}

/**
 * Files first, then their rows and jobs in one commit, then the answer: a crash in between leaves a file that nobody
 * refers to, which the nightly job throws away, and never a row without its file.
 */
@CommandHandler(TakeUpload)
export class TakeUploadHandler implements ICommandHandler<TakeUpload> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly vault: MediaVault,
    private readonly uploads: Uploads,
    private readonly places: Places,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws {Refusal} what its place, its form, its files and its key are refused for; UPLOAD_NO_ROOM when the disk is full */
  async execute({ place, request, by }: TakeUpload): Promise<UploadsAcceptedView> {
    if (!(await this.places.isThere(place))) throw new Refusal(this.places.missing(place));
    const rules = uploadRules[place.target];
    const saved: string[] = [];
    try {
      const files = await receiveFiles(request, rules.mostFiles, async (file) => {
        const stored = await this.store(file, rules);
        saved.push(stored.id);
        return stored;
      });
      const requested = this.requestOf({ place, request, by }, some(files));
      const nameAt: Places['name'] = (of, db) => this.places.name(of, db);
      const uploads = await this.uploads.add({ files, place, by, at: this.clock.now(), request: requested, nameAt });
      await this.throwAwayBut(uploads, saved);
      const [{ uploadId, status }] = uploads as [(typeof uploads)[number]];
      return { uploadId, status, uploads };
    } catch (error) {
      // what was kept has no row; should the commit have come through after all, it has one, and the file stays
      if (error instanceof Refusal) await Promise.all(saved.map((id) => this.vault.throwAwayOriginal(id)));
      throw error;
    }
  }

  /** The same files for the same place under the same key are one request. */
  private requestOf(
    { place, request, by }: Pick<TakeUpload, 'place' | 'request' | 'by'>,
    files: readonly StoredFile[],
  ): RequestKey | undefined {
    const sent = files.map(({ fileName, type, bytes }) => ({ fileName, type, bytes }));
    const keySource = { scope: `uploads of user:${by}`, body: { ...place, sent }, secrets: this.settings };
    return requestKeyOf(request.get('idempotency-key'), keySource);
  }

  /** What came a second time lies there already. */
  private async throwAwayBut(uploads: readonly UploadView[], stored: readonly string[]): Promise<void> {
    const second = stored.filter((id) => uploads.every(({ uploadId }) => uploadId !== id));
    await Promise.all(second.map((id) => this.vault.throwAwayOriginal(id)));
  }

  private async store({ field, name, bytes }: IncomingFile, rules: UploadRules): Promise<StoredFile> {
    if (field !== rules.field) throw new Refusal('UPLOAD_FIELD_UNKNOWN', { field: rules.field });
    const id = randomUUID();
    const fileName = readableName(name);
    const content = { type: '', bytes: 0 };
    await this.vault.keep(id, bytes, checkContent(fileName, rules, content)).catch((error: NodeJS.ErrnoException) => {
      if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(error.code ?? '')) throw new Refusal('UPLOAD_NO_ROOM');
      throw error;
    });
    return { id, fileName, ...content };
  }
}

function some(files: readonly StoredFile[]): readonly StoredFile[] {
  if (files.length === 0) throw new Refusal('UPLOAD_FILE_MISSING');
  return files;
}
