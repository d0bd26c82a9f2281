import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { candidateFileKinds } from '@northlight/contracts';
import pg from 'pg';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { CandidateAccess, type PassHolder } from '../../../persistence/candidate-access.js';
import { CandidateFiles } from '../../../persistence/candidate-files.repository.js';
import { History } from '../../../persistence/history.repository.js';

/** A candidate takes a document back. */
export class RemoveFile extends Command<void> {
  constructor(
    readonly id: number,
    readonly holder: PassHolder,
  ) {
    super();
  }
}

@CommandHandler(RemoveFile)
export class RemoveFileHandler implements ICommandHandler<RemoveFile> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly access: CandidateAccess,
    private readonly files: CandidateFiles,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} ACCESS_CODE_NEEDED, CANDIDATE_FILE_NOT_FOUND also for a file of another inquiry */
  async execute({ id, holder }: RemoveFile): Promise<void> {
    const { id: inquiryId } = await this.access.opened(holder);
    await inTransaction(this.pool, async (db) => {
      const kind = await this.files.remove(id, inquiryId, db);
      if (!kind) throw new Refusal('CANDIDATE_FILE_NOT_FOUND');
      const to = `${candidateFileKinds[kind]} removed`;
      await this.history.add({ inquiryId, at: this.clock.now(), what: 'file', from: null, to }, db);
    });
  }
}
