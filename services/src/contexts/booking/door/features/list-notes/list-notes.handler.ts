import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { BookingNoteView } from '@northlight/contracts';
import { AuditLog } from '../../../../../platform/audit/audit-log.js';
import type { BookingRow } from '../../../persistence/booking.row.js';
import { BookingNotes } from '../../../persistence/booking-notes.js';

/** What did colleagues write about a booking? */
export class ListNotes extends Query<BookingNoteView[]> {
  constructor(readonly booking: BookingRow) {
    super();
  }
}

@QueryHandler(ListNotes)
export class ListNotesHandler implements IQueryHandler<ListNotes> {
  constructor(
    private readonly notes: BookingNotes,
    private readonly audit: AuditLog,
  ) {}

  /** Who wrote which is known from the audit: a name that goes from there with its account is gone from here, too. */
  async execute({ booking }: ListNotes): Promise<BookingNoteView[]> {
    const notes = await this.notes.of(booking);
    const entries = notes.length > 0 ? await this.audit.of({ kind: 'booking', id: booking.id }) : [];
    return notes.map(({ id, text, writtenAt }) => {
      const { whoId = null, who = null, role = 'unknown' } = entries.find(({ new: now }) => now?.note === id) ?? {};
      return { id, text, writtenAt: writtenAt.toISOString(), whoId, who, role };
    });
  }
}
