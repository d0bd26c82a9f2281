import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { FranchiseInquiryDetailView, InquiryStatus } from '@northlight/contracts';
import pg from 'pg';
import type { Db } from '../../../../../platform/database/db.js';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { endsAccess, statusOf } from '../../../domain/inquiry-status.js';
import { History } from '../../../persistence/history.repository.js';
import { Inquiries } from '../../../persistence/inquiries.repository.js';
import { InquiryViews } from '../../../persistence/inquiry-views.js';

interface Change {
  readonly id: number;
  readonly status: InquiryStatus;
  readonly note?: string | undefined;
}

/** The house moves an inquiry on, or back: any status follows any other (decisions.md C21). */
export class ChangeStatus extends Command<FranchiseInquiryDetailView> {
  constructor(readonly change: Change) {
    super();
  }
}

/** A repeated change is no news, unless it says something new. */
@CommandHandler(ChangeStatus)
export class ChangeStatusHandler implements ICommandHandler<ChangeStatus> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly inquiries: Inquiries,
    private readonly history: History,
    private readonly views: InquiryViews,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} INQUIRY_NOT_FOUND, APPLICANT_ERASED */
  async execute({ change }: ChangeStatus): Promise<FranchiseInquiryDetailView> {
    await inTransaction(this.pool, (db) => this.apply(change, db));
    const inquiry = await this.inquiries.find(change.id);
    if (!inquiry) throw new Refusal('INQUIRY_NOT_FOUND');
    return this.views.detail(inquiry);
  }

  private async apply({ id, status, note }: Change, db: Db): Promise<void> {
    const inquiry = await this.inquiries.lock(id, db);
    if (!inquiry) throw new Refusal('INQUIRY_NOT_FOUND');
    const from = statusOf(inquiry.status);
    if (from === status && !note) return;
    const entry = { inquiryId: id, at: this.clock.now() };
    await this.inquiries.setStatus(id, status, db);
    await this.history.add({ ...entry, what: 'status', from, to: status, note }, db);
    if (!endsAccess(status) || !inquiry.accessExpiresAt) return;
    await this.inquiries.endAccess(id, db);
    const until = inquiry.accessExpiresAt.toISOString();
    await this.history.add({ ...entry, what: 'access-code', from: until, to: null }, db);
  }
}
