import { EventStore, EventTypes, Projections, projection } from '@northlight/event-store';
import { Subscriptions, SubscriptionWorker, subscription } from '@northlight/event-store/consume';
import { decider } from '@northlight/event-store/decider';
import {
  LedgerServers1798000000060,
  Log1798000000001,
  TracesOfJobs1798000000056,
} from '@northlight/event-store/migrations';
import type pg from 'pg';

interface TakeSeats {
  readonly type: 'TakeSeats';
  readonly seats: number;
}
interface SeatsTaken {
  readonly type: 'SeatsTaken';
  readonly seats: number;
}

/** A boat with ten seats: how many are taken, what may be done, and what each event makes of it. */
const boat = decider<number, TakeSeats, SeatsTaken>({
  initial: 0,
  decide: {
    TakeSeats: ({ seats }, taken) => {
      if (taken + seats > 10) throw new Error(`Only ${10 - taken} seats are left`);
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

/** Makes the schema `log`, and the table of the projection. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const all = [Log1798000000001, TracesOfJobs1798000000056, LedgerServers1798000000060];
  for (const Migration of all) await new Migration().up(pool);
  await pool.query('create schema example; create table example.boats (stream text primary key, taken integer)');
}

const types = new EventTypes();
types.add({ SeatsTaken: {} });

export function openStore(pool: pg.Pool): EventStore {
  const projections = new Projections(pool, types);
  projections.add([boats]);
  return new EventStore({ pool, types, projections });
}

/** Moves a party from one boat to another: both change, or none. @returns how many are in the other then */
export const moveParty = (store: EventStore, seats: number): Promise<number> =>
  store.transaction(1, (work) => {
    work.preload(['boat/a', 'boat/b']);
    work.apply(boat, 'boat/a', { type: 'TakeSeats', seats: -seats });
    return work.apply(boat, 'boat/b', { type: 'TakeSeats', seats });
  });

/** Hears of each event after its commit, in the order of the log; usually in another process. */
export function follow(pool: pg.Pool, tell: (line: string) => void): SubscriptionWorker {
  const subscriptions = new Subscriptions();
  const seatLines = subscription<SeatsTaken>('told', {
    from: 'start',
    on: { SeatsTaken: async ({ stream, event }) => tell(`${stream}: ${event.seats}`) },
  });
  subscriptions.add([seatLines]);
  return new SubscriptionWorker(subscriptions, { pool, types });
}
