import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type NoteWrittenView, noteLimits } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../../../platform/audit/note-change.js';
import type { Db } from '../../../../../platform/database/db.js';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { answerOnce } from '../../../../../platform/idempotency/answer-once.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { freshId } from '../../../../../platform/kernel/fresh-id.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import type { BookingNote } from '../../../domain/booking/bookings.js';
import { BookingNotes } from '../../../persistence/booking-notes.js';
import type { ManagedBooking } from '../../../persistence/managed-bookings.js';

/** A member of staff at the desk writes down what colleagues should know of a booking. */
export class WriteNote extends Command<NoteWrittenView> {
  constructor(
    readonly found: ManagedBooking,
    readonly text: string,
  ) {
    super();
  }
}

@CommandHandler(WriteNote)
export class WriteNoteHandler implements ICommandHandler<WriteNote> {
  constructor(
    private readonly pool: pg.Pool,
    private readonly notes: BookingNotes,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} CUSTOMER_ERASED, NOTES_TOO_MANY, PERSON_UNREADABLE, IDEMPOTENCY_KEY_REUSED */
  execute({ found, text }: WriteNote): Promise<NoteWrittenView> {
    const at = this.clock.now();
    const { request } = found;
    return inTransaction(this.pool, (db) =>
      answerOnce({ request, at, db }, () => this.write(found, { id: freshId(at), text, writtenAt: at }, db)),
    );
  }

  /** That it was written is on record, its words are not: they are forgotten with the customer, and the record stays. */
  private async write(found: ManagedBooking, note: BookingNote, db: Db): Promise<NoteWrittenView> {
    const { venueId, bookingId, reference } = found;
    const booking = { venueId, id: bookingId };
    const key = await this.notes.lockCustomer(booking, db);
    if (!key) throw new Refusal('CUSTOMER_ERASED');
    const most = noteLimits.mostOfABooking;
    if ((await this.notes.count(booking, db)) >= most) throw new Refusal('NOTES_TOO_MANY', { most });
    await this.notes.insert(booking, note, { key, db });
    const { id, writtenAt: at } = note;
    const subject = { kind: 'booking', id: bookingId, name: reference };
    await noteChange(db, { room: 'booking', what: 'note written', at, subject, new: { note: id } });
    return { id, writtenAt: at.toISOString() };
  }
}
