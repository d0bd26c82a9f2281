import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AccessCodeView } from '@northlight/contracts';
import pg from 'pg';
import type { Db } from '../../../../../platform/database/db.js';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { grouped } from '../../../../../platform/kernel/readable-code.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { codeDays } from '../../../domain/access-code.js';
import { isInvited, statusOf } from '../../../domain/inquiry-status.js';
import { CandidateAccess } from '../../../persistence/candidate-access.js';
import { History } from '../../../persistence/history.repository.js';
import { Inquiries } from '../../../persistence/inquiries.repository.js';

/** The house invites a candidate into the portal. */
export class GenerateAccess extends Command<AccessCodeView> {
  constructor(readonly id: number) {
    super();
  }
}

/** Makes a code and keeps its hash; the code before it, and whoever came in with that, is out. */
@CommandHandler(GenerateAccess)
export class GenerateAccessHandler implements ICommandHandler<GenerateAccess> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly inquiries: Inquiries,
    private readonly access: CandidateAccess,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} INQUIRY_NOT_FOUND, INQUIRY_NOT_INVITED */
  execute({ id }: GenerateAccess): Promise<AccessCodeView> {
    return inTransaction(this.pool, (db) => this.invite(id, db));
  }

  private async invite(id: number, db: Db): Promise<AccessCodeView> {
    const inquiry = await this.inquiries.lock(id, db);
    if (!inquiry || inquiry.isErased) throw new Refusal('INQUIRY_NOT_FOUND');
    if (!isInvited(statusOf(inquiry.status))) throw new Refusal('INQUIRY_NOT_INVITED');
    const at = this.clock.now();
    const expiresAt = new Date(at.getTime() + codeDays * 86_400_000);
    const nr = inquiry.accessNr + 1;
    const { code, hash } = this.access.make(id, nr);
    await this.inquiries.setAccess(id, { nr, hash, expiresAt }, db);
    const from = inquiry.accessExpiresAt?.toISOString() ?? null;
    const to = expiresAt.toISOString();
    await this.history.add({ inquiryId: id, at, what: 'access-code', from, to }, db);
    return { accessCode: grouped(code), inquiryId: id, expiresAt: to };
  }
}
