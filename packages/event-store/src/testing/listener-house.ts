import { type Subscription, subscription } from '../consume/subscription.js';
import { SubscriptionFollower } from '../consume/subscription-follower.js';
import type { Db } from '../db.js';
import type { Recorded } from '../recorded.js';
import { type CoinsDropped, drop, jar, logHouse } from './log-house.js';

export type ListenerHouse = Awaited<ReturnType<typeof listenerHouse>>;

/** The event log with listeners that write down which events they heard. Stories use a ledger each: `nextLedger`. */
export async function listenerHouse() {
  const house = await logHouse();
  await house.pool.query('create table spec.heard (name text, ledger integer, position bigint, nth serial)');
  const end = new AbortController();
  let ledger = 0;
  const rowsOf = async (sql: string, name: string) => (await house.pool.query(sql, [name, ledger])).rows;
  return {
    ...house,
    get ledger() {
      return ledger;
    },
    nextLedger: () => {
      ledger += 1;
    },
    dropInto: (stream: string, coins = 1) =>
      house.events.transaction(ledger, (work) => work.apply(jar, stream, drop(coins))),
    /** Appends an event that no program of ours would write. */
    writeByHand: (stream: string, type: string, data: object = {}) =>
      house.pool.query(
        `with moved as (update log.head set position = position + 1 where ledger = $1 returning position)
         insert into log.events (ledger, position, stream, version, type, schema, data, meta, at)
         select $1, position, $2, (select count(*) + 1 from log.events where ledger = $1 and stream = $2), $3, 1, $4, '{}', $5
         from moved`,
        [ledger, stream, type, data, house.clock.now()],
      ),
    /** A worker's part for one subscription. */
    follower: (one: Subscription) =>
      new SubscriptionFollower(one, { pool: house.pool, types: house.types, clock: house.clock }, end.signal),
    /** Positions that a listener heard, in the order in which it did. */
    heard: async (name: string): Promise<number[]> =>
      (await rowsOf('select position from spec.heard where name = $1 and ledger = $2 order by nth', name)).map(
        ({ position }) => position,
      ),
    parked: (name: string) =>
      rowsOf(
        `select position, tries, error, retry_at is null as rests from log.parked
         where subscription = $1 and ledger = $2 order by 1`,
        name,
      ),
    checkpoint: async (name: string): Promise<number> =>
      (await rowsOf('select position from log.checkpoint where subscription = $1 and ledger = $2', name))[0]
        ?.position ?? 0,
    /** What was heard and how far it came, as of one moment: a commit of a process that was killed may be on its way. */
    progress: async (name: string): Promise<{ readonly heard: number[]; readonly checkpoint: number }> =>
      (
        await rowsOf(
          `select array(select position::int from spec.heard where name = $1 and ledger = $2 order by nth) as heard,
             coalesce((select position::int from log.checkpoint where subscription = $1 and ledger = $2), 0) as checkpoint`,
          name,
        )
      )[0],
    later: (seconds: number) => house.clock.set(new Date(house.clock.now().getTime() + seconds * 1000)),
  };
}

/** Writes down what it heard, from the start of the log; `but` may fail after that. */
export const listener = (name: string, but: (recorded: Recorded<CoinsDropped>) => unknown = () => undefined) =>
  subscription<CoinsDropped>(name, {
    from: 'start',
    on: {
      CoinsDropped: async (recorded, db) => {
        await noteHeard(name, recorded, db);
        await but(recorded);
      },
    },
  });

export const noteHeard = (name: string, { ledger, position }: Recorded, db: Db) =>
  db.query('insert into spec.heard (name, ledger, position) values ($1, $2, $3)', [name, ledger, position]);
