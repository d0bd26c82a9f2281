import { projection, type Recorded } from '@northlight/event-store';
import { Columns, int, OfStreams, text } from '@northlight/event-store/rows';
import type { Db } from '../../../platform/database/db.js';
import type { HoldEndSet, SeatsHeld, SeatsReleased, SlotEvent } from '../domain/slot/slot.events.js';
import { slotIdIn } from '../domain/slot/slot-id.js';

/**
 * Answers "which times are free?" (GET /api/availability): what is booked, and how much of it only until an instant.
 * Rebuild: npm run projections -- rebuild slot-board
 */
export const slotBoard = projection<SlotEvent>('slot-board', {
  version: 2, // 1 did not know which holds end
  tables: ['booking.slots', 'booking.ending_holds'],
  order: 'stream',
  onRun: {
    SeatsHeld: async (run, db) => {
      await bookSeats(run, db, ({ seats }) => seats);
      const ending = run.filter(({ event }) => event.until !== null);
      if (ending.length > 0) await noteEnds(ending, db);
    },

    SeatsReleased: async (run, db) => {
      await forgetEnds(run, db);
      await bookSeats(run, db, ({ seats }) => -seats);
    },

    HoldEndSet: async (run, db) => {
      const ofHolders = new Map(run.map((one) => [`${one.ledger} ${one.stream} ${one.event.bookingId}`, one]));
      const lasts = [...ofHolders.values()];
      const open = lasts.filter(({ event }) => event.until === null);
      const ending = lasts.filter(({ event }) => event.until !== null);
      if (open.length > 0) await forgetEnds(open, db);
      if (ending.length > 0) await moveEnds(ending, db);
    },

    SlotOpened: (run, db) =>
      db.query(
        `insert into booking.slots (venue_id, slot_id, experience_id, date, time, capacity, opens_at)
         select * from unnest($1::int[], $2::text[], $3::int[], $4::date[], $5::text[], $6::int[], $7::timestamptz[])`,
        [
          ...slotsOf(run),
          run.map(({ event }) => event.experienceId),
          run.map(({ event }) => event.date),
          run.map(({ event }) => event.time),
          run.map(({ event }) => event.capacity),
          run.map(({ event }) => event.opensAt ?? null),
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
    SeatsChanged: ({ ledger, stream, event: { bookingId, from, to } }, db) =>
      db.query(
        `with ending as (
           update booking.ending_holds set seats = $4 where venue_id = $1 and slot_id = $2 and holder = $3)
         update booking.slots set booked_count = booked_count + $5 where venue_id = $1 and slot_id = $2`,
        [ledger, slotIdIn(stream), bookingId, to, to - from],
      ),
  },
});

/** What a run of events adds to the booked seats of one slot. */
interface Sum {
  readonly ledger: number;
  readonly stream: string;
  seats: number;
}

const sums = new Columns<Sum>({
  venue_id: int(({ ledger }) => ledger),
  slot_id: text(({ stream }) => slotIdIn(stream)),
  seats: int(({ seats }) => seats),
});

const bookSeats = <Event extends SeatsHeld | SeatsReleased>(
  run: readonly Recorded<Event>[],
  db: Db,
  seatsOf: (event: Event) => number,
) => {
  const ofSlots = new OfStreams<Sum>();
  for (const one of run) {
    const { ledger, stream, event } = one;
    ofSlots.of(one, () => ({ ledger, stream, seats: 0 })).seats += seatsOf(event);
  }
  return db.query(
    `update booking.slots s set booked_count = booked_count + booked.seats from (select ${sums.selected()}) as booked
     where s.venue_id = booked.venue_id and s.slot_id = booked.slot_id`,
    sums.values(ofSlots.all),
  );
};

const forgetEnds = (run: readonly Recorded<SeatsReleased | HoldEndSet>[], db: Db) =>
  db.query(
    `delete from booking.ending_holds h using unnest($1::int[], $2::text[], $3::text[]) as e (venue_id, slot_id, holder)
     where h.venue_id = e.venue_id and h.slot_id = e.slot_id and h.holder = e.holder`,
    [...slotsOf(run), run.map(({ event }) => event.bookingId)],
  );

const moveEnds = (run: readonly Recorded<HoldEndSet>[], db: Db) =>
  db.query(
    `update booking.ending_holds h set until = e.until
     from unnest($1::int[], $2::text[], $3::text[], $4::timestamptz[]) as e (venue_id, slot_id, holder, until)
     where h.venue_id = e.venue_id and h.slot_id = e.slot_id and h.holder = e.holder`,
    [...slotsOf(run), run.map(({ event }) => event.bookingId), run.map(({ event }) => event.until)],
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
const slotsOf = (run: readonly Pick<Recorded, 'ledger' | 'stream'>[]): [number[], string[]] => [
  run.map(({ ledger }) => ledger),
  run.map(({ stream }) => slotIdIn(stream)),
];
