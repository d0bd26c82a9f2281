import type pg from 'pg';
import { Refusal } from '../kernel/refusal.js';
import { type TryLimit, tryWindow, waitAfter } from '../kernel/try-limit.js';
import type { PersonCipher } from './person-cipher.js';

/** One thing that is counted: which limit, and whose. */
export interface Counted {
  readonly limit: TryLimit;
  readonly whose: string;
}

/**
 * Counts tries in PostgreSQL, so that every process sees the same number. A try is counted before it is looked at:
 * guesses that arrive together are counted one by one. A window that ends later than one could that begins now was opened
 * before the clock was set back, and is over. Whose they are is kept as a keyed hash only. The room's schema has
 * `tries (key, count, ends_at)`.
 */
export class TryCounter {
  constructor(
    private readonly pool: pg.Pool,
    private readonly cipher: PersonCipher,
    private readonly schema: string,
  ) {}

  /** Stops at the first limit that is passed. @throws {Refusal} TOO_MANY_TRIES with the seconds to wait */
  async take(counted: readonly Counted[], now: Date): Promise<void> {
    for (const one of counted) {
      const retryAfter = waitAfter(await this.countOne(one, now), one.limit, now);
      if (retryAfter > 0) throw new Refusal('TOO_MANY_TRIES', { retryAfter, minutes: Math.ceil(retryAfter / 60) });
    }
  }

  /** Takes back what `take` counted for a try that turned out right, and forgets windows that are over. */
  async giveBack(counted: readonly Counted[], now: Date): Promise<void> {
    for (const key of counted.map((one) => this.keyOf(one)).sort())
      await this.pool.query(`update ${this.schema}.tries set count = count - 1 where key = $1 and count > 0`, [key]);
    await this.pool.query(`delete from ${this.schema}.tries where ends_at < $1`, [now]);
  }

  private async countOne(one: Counted, now: Date) {
    const { rows } = await this.pool.query<{ count: number; endsAt: Date }>(
      `insert into ${this.schema}.tries as t (key, count, ends_at) values ($1, 1, $3)
       on conflict (key) do update set
         count   = case when t.ends_at <= $2 or t.ends_at > $3 then 1 else least(t.count + 1, 1000000) end,
         ends_at = case when t.ends_at <= $2 or t.ends_at > $3 then excluded.ends_at else t.ends_at end
       returning count, ends_at as "endsAt"`,
      [this.keyOf(one), now, new Date(now.getTime() + tryWindow)],
    );
    return rows[0] as { count: number; endsAt: Date };
  }

  private keyOf({ limit, whose }: Counted): string {
    return this.cipher.hash(`${limit.of}\n${whose}`).toString('base64url');
  }
}
