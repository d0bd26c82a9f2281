import { type Db, projection } from '../../../platform/event-store/projection.js';
import type { Recorded } from '../../../platform/event-store/recorded.js';
import type { SeatsHeld, SlotEvent } from '../domain/slot.events.js';
import { slotIdIn } from './stream-names.js';

const ofHolder = 'venue_id = $1 and slot_id = $2 and holder = $3';

/**
 * Answers "which times are free?" (GET /api/availability): what is booked, and how much of it only until an instant.
 * Rebuild: npm run projections -- rebuild slot-board
 */
export const slotBoard = projection<SlotEvent>('slot-board', {
  version: 2, // 1 did not know which holds end
  tables: ['booking.slots', 'booking.ending_holds'],
  onRun: {
    SeatsHeld: async (run, db) => {
      await bookSeats(run, db);
      const ending = run.filter(({ event }) => event.until !== null);
      if (ending.length > 0) await noteEnds(ending, db);
    },

    SlotOpened: (run, db) =>
      db.query(
        `insert into booking.slots (venue_id, slot_id, experience_id, date, time, capacity)
         select * from unnest($1::int[], $2::text[], $3::int[], $4::date[], $5::text[], $6::int[])`,
        [
          ...slotsOf(run),
          run.map(({ event }) => event.experienceId),
          run.map(({ event }) => event.date),
          run.map(({ event }) => event.time),
          run.map(({ event }) => event.capacity),
        ],
      ),

    SlotClosed: areClosed(true),
    SlotReopened: areClosed(false),

    CapacityChanged: (run, db) =>
      db.query(
        `update booking.slots s set capacity = last.capacity
         from (select distinct on (venue_id, slot_id) venue_id, slot_id, capacity
               from unnest($1::int[], $2::text[], $3::int[]) with ordinality as c (venue_id, slot_id, capacity, nth)
               order by venue_id, slot_id, nth desc) as last
         where s.venue_id = last.venue_id and s.slot_id = last.slot_id`,
        [...slotsOf(run), run.map(({ event }) => event.capacity)],
      ),
  },
  on: {
    HoldEndSet: ({ ledger, stream, event: { bookingId, until } }, db) =>
      until === null
        ? db.query(`delete from booking.ending_holds where ${ofHolder}`, [ledger, slotIdIn(stream), bookingId])
        : db.query(`update booking.ending_holds set until = $4 where ${ofHolder}`, [
            ledger,
            slotIdIn(stream),
            bookingId,
            until,
          ]),

    SeatsChanged: ({ ledger, stream, event: { bookingId, from, to } }, db) =>
      db.query(
        `with ending as (update booking.ending_holds set seats = $4 where ${ofHolder})
         update booking.slots set booked_count = booked_count + $5 where venue_id = $1 and slot_id = $2`,
        [ledger, slotIdIn(stream), bookingId, to, to - from],
      ),

    SeatsReleased: ({ ledger, stream, event: { bookingId, seats } }, db) =>
      db.query(
        `with ended as (delete from booking.ending_holds where ${ofHolder})
         update booking.slots set booked_count = booked_count - $4 where venue_id = $1 and slot_id = $2`,
        [ledger, slotIdIn(stream), bookingId, seats],
      ),
  },
});

const bookSeats = (run: readonly Recorded<SeatsHeld>[], db: Db) =>
  db.query(
    `update booking.slots s set booked_count = booked_count + held.seats
     from (select venue_id, slot_id, sum(seats) as seats from unnest($1::int[], $2::text[], $3::int[])
             as h (venue_id, slot_id, seats) group by venue_id, slot_id) as held
     where s.venue_id = held.venue_id and s.slot_id = held.slot_id`,
    [...slotsOf(run), run.map(({ event }) => event.seats)],
  );

const noteEnds = (run: readonly Recorded<SeatsHeld>[], db: Db) =>
  db.query(
    `insert into booking.ending_holds (venue_id, slot_id, holder, seats, until)
     select * from unnest($1::int[], $2::text[], $3::text[], $4::int[], $5::timestamptz[])`,
    [
      ...slotsOf(run),
      run.map(({ event }) => event.bookingId),
      run.map(({ event }) => event.seats),
      run.map(({ event }) => event.until),
    ],
  );

function areClosed(closed: boolean) {
  return (run: readonly Recorded[], db: Db) =>
    db.query(
      `update booking.slots set closed = $3
       where (venue_id, slot_id) in (select * from unnest($1::int[], $2::text[]))`,
      [...slotsOf(run), closed],
    );
}

/** The slots of a run of events as two columns: venues and ids. */
const slotsOf = (run: readonly Recorded[]): [number[], string[]] => [
  run.map(({ ledger }) => ledger),
  run.map(({ stream }) => slotIdIn(stream)),
];
