import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CorrectCustomerDto, CustomerCorrectedView } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../../../platform/audit/note-change.js';
import type { Db } from '../../../../../platform/database/db.js';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { answerOnce } from '../../../../../platform/idempotency/answer-once.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { changedFields, correctedDetails } from '../../../../../platform/privacy/changed-details.js';
import { enqueueDeduplicated } from '../../../../../platform/queues/enqueue-job.js';
import { ManageLinks } from '../../../persistence/manage-links.js';
import type { ManagedBooking } from '../../../persistence/managed-bookings.js';
import { UndeliveredMails } from '../../../persistence/undelivered-mails.js';
import { CustomerCorrections } from '../../persistence/customer-corrections.js';

/** The desk puts right what a customer is called, or where they are reached. */
export class CorrectCustomer extends Command<CustomerCorrectedView> {
  constructor(
    readonly found: ManagedBooking,
    readonly input: CorrectCustomerDto,
  ) {
    super();
  }
}

/**
 * The booking stays what it is. Links to it that went to another address open it no more, nor do those of before one is
 * sent again. On record is which fields were changed, and never what was in them.
 */
@CommandHandler(CorrectCustomer)
export class CorrectCustomerHandler implements ICommandHandler<CorrectCustomer> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly corrections: CustomerCorrections,
    private readonly undelivered: UndeliveredMails,
    private readonly links: ManageLinks,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} CUSTOMER_ERASED, CUSTOMER_WITHOUT_EMAIL, PERSON_UNREADABLE, IDEMPOTENCY_KEY_REUSED */
  execute({ found, input }: CorrectCustomer): Promise<CustomerCorrectedView> {
    const at = this.clock.now();
    const { request } = found;
    return inTransaction(this.pool, (db) =>
      answerOnce({ request, at, db }, () => this.correct(found, input, { at, db })),
    );
  }

  private async correct(
    found: ManagedBooking,
    input: CorrectCustomerDto,
    { at, db }: Turn,
  ): Promise<CustomerCorrectedView> {
    const { venueId, bookingId: id, reference } = found;
    const customer = await this.corrections.hold({ venueId, id }, db);
    if (!customer) throw new Refusal('CUSTOMER_ERASED');
    const details = correctedDetails(input);
    const changed = changedFields(customer.details, details);
    const isResent = input.resend === true;
    if (isResent && !details.email) throw new Refusal('CUSTOMER_WITHOUT_EMAIL');
    const subject = { kind: 'booking', id, name: reference };
    if (changed.length > 0) {
      await this.corrections.write(customer, details, { at, db });
      await noteChange(db, { ...{ room: 'booking', what: 'customer corrected', at, subject }, new: { changed } });
    }
    if (changed.includes('email')) await this.undelivered.forget(venueId, customer.key.ref, db);
    if (isResent || changed.includes('email')) await this.links.insert([id], db);
    if (isResent) await enqueueDeduplicated({ kind: 'booking-links', payload: linksOf(found), at }, db);
    return { id, changed, isResent };
  }
}

interface Turn {
  readonly at: Date;
  readonly db: Db;
}

const linksOf = ({ venueId, bookingId }: ManagedBooking) => ({ bookings: [{ venueId, bookingId }] });
