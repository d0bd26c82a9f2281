import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CandidateFileKind, type CandidateFileView, candidateFileKinds } from '@northlight/contracts';
import type { Request } from 'express';
import pg from 'pg';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { type Candidate, CandidateAccess } from '../../../persistence/candidate-access.js';
import { CandidateFiles, candidateDoor } from '../../../persistence/candidate-files.repository.js';
import { History } from '../../../persistence/history.repository.js';
import { Inquiries } from '../../../persistence/inquiries.repository.js';
import { receiveDocument } from './receive-document.js';

/** A candidate sends a document, which takes the place of the one before (decisions.md 2.3). */
export class SendFile extends Command<CandidateFileView> {
  constructor(
    readonly kind: CandidateFileKind,
    readonly candidate: Candidate,
    readonly request: Request,
  ) {
    super();
  }
}

/** The pass is looked at before any of the file is read. Safe to repeat. */
@CommandHandler(SendFile)
export class SendFileHandler implements ICommandHandler<SendFile> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly access: CandidateAccess,
    private readonly inquiries: Inquiries,
    private readonly files: CandidateFiles,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} ACCESS_CODE_NEEDED, and what its form and its file are refused for */
  async execute({ kind, candidate, request }: SendFile): Promise<CandidateFileView> {
    const inquiry = await this.access.admit(candidate);
    const document = await receiveDocument(request);
    const at = this.clock.now();
    await inTransaction(this.pool, async (db) => {
      await this.inquiries.lock(inquiry.id, db);
      const isReplaced = await this.files.put(inquiry, { kind, document, at }, db);
      if (isReplaced === undefined) throw new Refusal('ACCESS_CODE_NEEDED');
      const to = `${candidateFileKinds[kind]} ${isReplaced ? 'replaced' : 'uploaded'}`;
      await this.history.add({ inquiryId: inquiry.id, at, what: 'file', from: null, to }, db);
    });
    const storedOnes = (await this.files.of(inquiry, candidateDoor)).find((file) => file.kind === kind);
    if (!storedOnes) throw new Refusal('CANDIDATE_FILE_NOT_FOUND');
    return storedOnes;
  }
}
