import type pg from 'pg';
import { decider } from '../../kernel/decider.js';
import { EventStore } from '../event-store.js';
import { EventTypes } from '../event-types.js';
import { projection } from '../projection.js';
import { Projections } from '../projections.js';

interface SeatsTaken {
  readonly type: 'SeatsTaken';
  readonly seats: number;
}
interface TakeSeats {
  readonly type: 'TakeSeats';
  readonly seats: number;
}

/** No boat has so many seats left. */
class BoatFull extends Error {
  constructor(readonly left: number) {
    super(`${left} seats are left`);
  }
}

/** A boat with ten seats: how many are taken, what may be done, and what each event makes of it. */
const boat = decider<number, TakeSeats, SeatsTaken>({
  initial: 0,
  decide: {
    TakeSeats: ({ seats }, taken) => {
      if (taken + seats > 10) throw new BoatFull(10 - taken);
      return [{ type: 'SeatsTaken', seats }];
    },
  },
  evolve: { SeatsTaken: ({ seats }, taken) => taken + seats },
});

/** Rows that are written in the commit of the events. */
const boats = projection<SeatsTaken>('boats', {
  tables: ['example.boats'],
  on: {
    SeatsTaken: ({ stream, event: { seats } }, db) =>
      db.query(
        `insert into example.boats (stream, taken) values ($1, $2)
         on conflict (stream) do update set taken = example.boats.taken + excluded.taken`,
        [stream, seats],
      ),
  },
});

/** Moves a party from one boat to another: both change, or none. @returns how many are in the other then */
export async function moveParty(pool: pg.Pool, seats: number): Promise<number> {
  const types = new EventTypes();
  types.add({ SeatsTaken: {} });
  const projections = new Projections(pool, types);
  projections.add([boats]);
  const store = new EventStore({ pool, types, projections });
  try {
    return await store.transaction(1, (work) => {
      work.preload(['boat/a', 'boat/b']);
      work.apply(boat, 'boat/a', { type: 'TakeSeats', seats: -seats });
      return work.apply(boat, 'boat/b', { type: 'TakeSeats', seats });
    });
  } finally {
    await store.close();
  }
}
