import { type Db, projection } from '../../../platform/event-store/projection.js';
import type { Recorded } from '../../../platform/event-store/recorded.js';
import type { SlotEvent } from '../domain/slot.events.js';
import { slotIdIn } from './stream-names.js';

/** Answers "which times are free?" (GET /api/availability). Rebuild: npm run projections -- rebuild slot-board */
export const slotBoard = projection<SlotEvent>('slot-board', {
  tables: ['booking.slots'],
  onRun: {
    SeatsHeld: (run, db) =>
      db.query(
        `update booking.slots s set booked_count = booked_count + held.seats
         from (select venue_id, slot_id, sum(seats) as seats from unnest($1::int[], $2::text[], $3::int[])
                 as h (venue_id, slot_id, seats) group by venue_id, slot_id) as held
         where s.venue_id = held.venue_id and s.slot_id = held.slot_id`,
        [
          run.map(({ ledger }) => ledger),
          run.map(({ stream }) => slotIdIn(stream)),
          run.map(({ event }) => event.seats),
        ],
      ),

    SlotOpened: (run, db) =>
      db.query(
        `insert into booking.slots (venue_id, slot_id, experience_id, date, time, capacity)
         select * from unnest($1::int[], $2::text[], $3::int[], $4::date[], $5::text[], $6::int[])`,
        [
          run.map(({ ledger }) => ledger),
          run.map(({ stream }) => slotIdIn(stream)),
          run.map(({ event }) => event.experienceId),
          run.map(({ event }) => event.date),
          run.map(({ event }) => event.time),
          run.map(({ event }) => event.capacity),
        ],
      ),
  },
  on: {
    SlotClosed: isClosed(true),
    SlotReopened: isClosed(false),

    CapacityChanged: ({ ledger, stream, event: { capacity } }, db) =>
      db.query('update booking.slots set capacity = $3 where venue_id = $1 and slot_id = $2', [
        ledger,
        slotIdIn(stream),
        capacity,
      ]),

    SeatsChanged: ({ ledger, stream, event: { from, to } }, db) =>
      db.query('update booking.slots set booked_count = booked_count + $3 where venue_id = $1 and slot_id = $2', [
        ledger,
        slotIdIn(stream),
        to - from,
      ]),

    SeatsReleased: ({ ledger, stream, event: { seats } }, db) =>
      db.query('update booking.slots set booked_count = booked_count - $3 where venue_id = $1 and slot_id = $2', [
        ledger,
        slotIdIn(stream),
        seats,
      ]),
  },
});

function isClosed(closed: boolean) {
  return ({ ledger, stream }: Recorded, db: Db) =>
    db.query('update booking.slots set closed = $3 where venue_id = $1 and slot_id = $2', [
      ledger,
      slotIdIn(stream),
      closed,
    ]);
}
