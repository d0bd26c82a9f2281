import { Gauge } from 'prom-client';
import type { Db } from '../../database/db.js';

const lagEvents = new Gauge({
  name: 'subscription_lag_events',
  help: 'Events that a subscription has not seen yet',
  labelNames: ['subscription'],
});
const lagSeconds = new Gauge({
  name: 'subscription_lag_seconds',
  help: 'Age of the oldest event that a subscription has not seen yet',
  labelNames: ['subscription'],
});
const parkedEvents = new Gauge({
  name: 'subscription_parked_events',
  help: 'Events whose effect failed, those that wait behind them included',
  labelNames: ['subscription'],
});

/** Sets the figures of subscriptions as they are now. */
export async function tellFigures(db: Db, names: readonly string[], now: Date): Promise<void> {
  const { rows } = await db.query<{ name: string; events: number; seconds: number; parked: number }>(
    `select name, coalesce(sum(head.position - coalesce(c.position, 0)), 0)::float as events,
       coalesce(max(extract(epoch from $2::timestamptz - e.at)), 0)::float as seconds,
       (select count(*)::int from log.parked p where p.subscription = name) as parked
     from unnest($1::text[]) as name cross join log.head
     left join log.checkpoint c on c.subscription = name and c.ledger = head.ledger
     left join log.events e on e.ledger = head.ledger and e.position = coalesce(c.position, 0) + 1
     group by name`,
    [names, now],
  );
  for (const { name: subscription, events, seconds, parked } of rows) {
    lagEvents.set({ subscription }, events);
    lagSeconds.set({ subscription }, seconds);
    parkedEvents.set({ subscription }, parked);
  }
}
