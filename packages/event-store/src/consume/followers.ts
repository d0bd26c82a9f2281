import type pg from 'pg';
import { rowsOf } from '../db.js';
import { type Clock, systemClock } from '../environment.js';
import type { Projections } from '../projections.js';

/** Where a projection or a subscription stands on one ledger. */
export interface FollowerStatus {
  readonly name: string;
  readonly kind: 'inline' | 'subscribed';
  readonly ledger: number;
  readonly position: number;
  /** Events of the ledger that it has not seen, and the age of the oldest of them in seconds. */
  readonly behind: number;
  readonly seconds: number;
  /** Events of the ledger that were set aside, those that wait behind others included. */
  readonly parked: number;
}

/** An event that a subscription could not take. */
export interface ParkedEvent {
  readonly subscription: string;
  readonly ledger: number;
  readonly position: number;
  readonly stream: string;
  readonly error: string;
  readonly tries: number;
  readonly at: Date;
  /** When it is tried next; null when somebody has to look at it, or when it waits behind another. */
  readonly retryAt: Date | null;
}

/** Which parked events somebody means; all of the subscription unless said otherwise. */
export interface WhichParked {
  readonly subscription: string;
  readonly ledger?: number | undefined;
  readonly position?: number | undefined;
}

/** Everybody who follows the log, as an operator sees them. */
export class Followers {
  constructor(
    private readonly pool: pg.Pool,
    private readonly projections: Projections,
    private readonly clock: Clock = systemClock,
  ) {}

  status(): Promise<FollowerStatus[]> {
    return rowsOf<FollowerStatus>(
      this.pool,
      `with followers as (
         select name, 'inline' as kind from unnest($1::text[]) as name
         union all select name, kind from log.reader where kind = 'subscribed')
       select name, kind, head.ledger, coalesce(c.position, 0) as position,
         head.position - coalesce(c.position, 0) as behind,
         coalesce(extract(epoch from $2::timestamptz - e.at), 0)::float as seconds,
         (select count(*)::int from log.parked p where p.subscription = name and p.ledger = head.ledger) as parked
       from followers cross join log.head
       left join log.checkpoint c on c.subscription = name and c.ledger = head.ledger
       left join log.events e on e.ledger = head.ledger and e.position = coalesce(c.position, 0) + 1
       order by kind, name, head.ledger`,
      [this.projections.names, this.clock.now()],
    );
  }

  parked(): Promise<ParkedEvent[]> {
    return rowsOf<ParkedEvent>(
      this.pool,
      `select subscription, ledger, position, stream, error, tries, at, retry_at as "retryAt"
       from log.parked order by subscription, ledger, position`,
    );
  }

  /**
   * Has the worker take parked events again, with ten tries as at first. The order within a stream holds: it begins
   * with the first one that is parked. @returns the number of streams that it will try
   */
  async replay({ subscription, ledger, position }: WhichParked): Promise<number> {
    const { rowCount } = await this.pool.query(
      `with streams as (
         select ledger, stream from log.parked where subscription = $1 and ledger = coalesce($2, ledger)
           and position = coalesce($3, position) group by ledger, stream),
       first as (
         select ledger, min(position) as position from log.parked join streams using (ledger, stream)
         where subscription = $1 group by ledger, stream)
       update log.parked p set tries = 0, retry_at = $4 from first
       where p.subscription = $1 and p.ledger = first.ledger and p.position = first.position`,
      [subscription, ledger ?? null, position ?? null, this.clock.now()],
    );
    await this.pool.query("select pg_notify('log', 'replay')");
    return rowCount ?? 0;
  }
}
