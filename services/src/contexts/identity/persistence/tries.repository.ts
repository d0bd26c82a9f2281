import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '../../../platform/config/settings.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { type Tries, type TryLimit, tryWindow, waitAfter } from '../domain/try-limits.js';

/** One thing that is counted: which limit, and whose. */
export interface Counted {
  readonly limit: TryLimit;
  readonly whose: string;
}

/**
 * Counts tries in PostgreSQL, so that every process sees the same number. A try is counted before it is looked at:
 * guesses that arrive together are counted one by one. A window that ends later than one could that begins now was opened
 * before the clock was set back, and is over. Names and addresses are kept as keyed hashes only.
 */
@Injectable()
export class TriesRepository {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /**
   * Counts one try at each, in this order, and stops at the first limit that is passed: what it stops is not counted
   * further on. @throws {Refusal} TOO_MANY_TRIES with the seconds to wait
   */
  async take(counted: readonly Counted[]): Promise<void> {
    const now = this.clock.now();
    for (const one of counted) {
      const retryAfter = waitAfter(await this.countOne(one, now), one.limit, now);
      if (retryAfter > 0) throw new Refusal('TOO_MANY_TRIES', { retryAfter, minutes: Math.ceil(retryAfter / 60) });
    }
  }

  /** Counts one try, and whether it is past its limit, for whoever is not to be told. */
  async isOver(one: Counted): Promise<boolean> {
    const now = this.clock.now();
    return waitAfter(await this.countOne(one, now), one.limit, now) > 0;
  }

  /** Takes back what `take` counted for a try that turned out right, and forgets windows that are over. */
  async giveBack(counted: readonly Counted[]): Promise<void> {
    const keys = counted.map((one) => this.keyOf(one)).sort();
    for (const key of keys) await this.db.query('update identity.tries set count = count - 1 where key = $1', [key]);
    await this.db.query('delete from identity.tries where ends_at < $1 or count <= 0', [this.clock.now()]);
  }

  private async countOne(one: Counted, now: Date): Promise<Tries> {
    const [row] = await this.db.query<Tries[]>(
      `insert into identity.tries as t (key, count, ends_at) values ($1, 1, $3)
       on conflict (key) do update set
         count   = case when t.ends_at <= $2 or t.ends_at > $3 then 1 else least(t.count + 1, 1000000) end,
         ends_at = case when t.ends_at <= $2 or t.ends_at > $3 then excluded.ends_at else t.ends_at end
       returning count, ends_at as "endsAt"`,
      [this.keyOf(one), now, new Date(now.getTime() + tryWindow)],
    );
    return row as Tries;
  }

  private keyOf({ limit, whose }: Counted): string {
    return createHmac('sha256', this.settings.SECRET).update(`${limit.of}\n${whose}`).digest('base64url');
  }
}
