import { projection } from '../../../platform/event-store/projection.js';
import type { SlotEvent } from '../domain/slot.events.js';
import { slotIdIn } from './stream-names.js';

/** Answers "which times are free?" (GET /api/availability). Rebuild: npm run projections -- rebuild slot-board */
export const slotBoard = projection<SlotEvent>('slot-board', {
  tables: ['booking.slots'],
  on: {
    SlotOpened: ({ ledger, stream, event: { experienceId, date, time, capacity } }, db) =>
      db.query(
        `insert into booking.slots (venue_id, slot_id, experience_id, date, time, capacity)
         values ($1, $2, $3, $4, $5, $6)`,
        [ledger, slotIdIn(stream), experienceId, date, time, capacity],
      ),

    SlotClosed: ({ ledger, stream }, db) =>
      db.query('update booking.slots set closed = true where venue_id = $1 and slot_id = $2', [
        ledger,
        slotIdIn(stream),
      ]),

    SeatsHeld: ({ ledger, stream, event: { seats } }, db) =>
      db.query('update booking.slots set booked_count = booked_count + $3 where venue_id = $1 and slot_id = $2', [
        ledger,
        slotIdIn(stream),
        seats,
      ]),

    SeatsReleased: ({ ledger, stream, event: { seats } }, db) =>
      db.query('update booking.slots set booked_count = booked_count - $3 where venue_id = $1 and slot_id = $2', [
        ledger,
        slotIdIn(stream),
        seats,
      ]),
  },
});
