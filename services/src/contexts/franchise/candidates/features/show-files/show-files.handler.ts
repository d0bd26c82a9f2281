import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type CandidateFileView, candidateFileKinds } from '@northlight/contracts';
import pg from 'pg';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { type Candidate, CandidateAccess, type PassHolder } from '../../../persistence/candidate-access.js';
import { CandidateFiles, candidateDoor, type Document } from '../../../persistence/candidate-files.repository.js';
import { History } from '../../../persistence/history.repository.js';
import { Inquiries, type StoredInquiry } from '../../../persistence/inquiries.repository.js';

/** Asks which files a candidate has sent. */
export class ShowFiles extends Query<readonly CandidateFileView[]> {
  constructor(readonly candidate: Candidate) {
    super();
  }
}

/** Asks for the bytes of a file: its candidate, or an admin, who names the inquiry. */
export class DownloadFile extends Query<Document> {
  constructor(
    readonly id: number,
    readonly by: PassHolder | { readonly inquiryId: number },
  ) {
    super();
  }
}

@QueryHandler(ShowFiles)
export class ShowFilesHandler implements IQueryHandler<ShowFiles> {
  constructor(
    private readonly access: CandidateAccess,
    private readonly files: CandidateFiles,
  ) {}

  /** @throws {Refusal} ACCESS_CODE_NEEDED */
  async execute({ candidate }: ShowFiles): Promise<readonly CandidateFileView[]> {
    return this.files.of(await this.access.admit(candidate), candidateDoor);
  }
}

@QueryHandler(DownloadFile)
export class DownloadFileHandler implements IQueryHandler<DownloadFile> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly access: CandidateAccess,
    private readonly inquiries: Inquiries,
    private readonly files: CandidateFiles,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} ACCESS_CODE_NEEDED, CANDIDATE_FILE_NOT_FOUND also for a file of another inquiry */
  async execute({ id, by }: DownloadFile): Promise<Document> {
    const isAdmin = 'inquiryId' in by;
    const inquiry = isAdmin ? await this.inquiries.find(by.inquiryId) : await this.access.opened(by);
    const file = inquiry && (await this.files.document(inquiry, id));
    if (!inquiry || !file) throw new Refusal('CANDIDATE_FILE_NOT_FOUND');
    if (isAdmin) await this.noteDownload(inquiry, file.kind);
    return file;
  }

  /** On record before the bytes leave. */
  private async noteDownload({ id }: StoredInquiry, kind: CandidateFileView['kind']): Promise<void> {
    const to = `${candidateFileKinds[kind]} downloaded`;
    await this.history.add({ inquiryId: id, at: this.clock.now(), what: 'file', from: null, to }, this.pool);
  }
}
