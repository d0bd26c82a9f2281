import { type Db, rowsOf } from '../db.js';

/** How far a subscription is behind the log. */
export interface SubscriptionLag {
  readonly subscription: string;
  /** Events that it has not seen yet, and the age of the oldest of them in seconds. */
  readonly events: number;
  readonly seconds: number;
  /** Events whose effect failed, those that wait behind them included. */
  readonly parked: number;
}

/** How far these subscriptions are behind as of now. */
export const lagsOf = (db: Db, names: readonly string[], now: Date): Promise<SubscriptionLag[]> =>
  rowsOf<SubscriptionLag>(
    db,
    `select name as subscription, coalesce(sum(head.position - coalesce(c.position, 0)), 0)::float as events,
       coalesce(max(extract(epoch from $2::timestamptz - e.at)), 0)::float as seconds,
       (select count(*)::int from log.parked p where p.subscription = name) as parked
     from unnest($1::text[]) as name cross join log.head
     left join log.checkpoint c on c.subscription = name and c.ledger = head.ledger
     left join log.events e on e.ledger = head.ledger and e.position = coalesce(c.position, 0) + 1
     group by name`,
    [names, now],
  );
