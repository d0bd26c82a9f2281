import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import pg from 'pg';
import { noteChange } from '../../../../../platform/audit/note-change.js';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import type { BookingRow } from '../../../persistence/booking.row.js';
import { BookingNotes } from '../../../persistence/booking-notes.js';

/** A note is of no use any more, or should not have been written. */
export class RemoveNote extends Command<void> {
  constructor(
    readonly booking: BookingRow,
    readonly noteId: string,
  ) {
    super();
  }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Safe to repeat: of two who take it away one did, and both see that it is gone. */
@CommandHandler(RemoveNote)
export class RemoveNoteHandler implements ICommandHandler<RemoveNote> {
  constructor(
    private readonly pool: pg.Pool,
    private readonly notes: BookingNotes,
    private readonly clock: Clock,
  ) {}

  async execute({ booking, noteId }: RemoveNote): Promise<void> {
    if (!uuid.test(noteId)) return;
    await inTransaction(this.pool, async (db) => {
      const writtenAt = await this.notes.remove(booking, noteId, db);
      if (!writtenAt) return;
      const subject = { kind: 'booking', id: booking.id, name: booking.reference };
      const old = { note: noteId, writtenAt };
      await noteChange(db, { room: 'booking', what: 'note taken away', at: this.clock.now(), subject, old });
    });
  }
}
