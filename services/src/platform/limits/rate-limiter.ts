import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { Clock } from '../kernel/clock.js';
import type { Consumption, Limit } from '../kernel/limit.js';
import { Refusal } from '../kernel/refusal.js';
import { PersonCipher } from '../privacy/person-cipher.js';
import { WindowLimiter } from './window-limiter.js';
import { WindowStore, type WrittenWindow } from './window-store.js';

/** What came of something that is limited, and what it took in the end. */
export interface Used<Answer> {
  readonly answer: Answer;
  readonly counted: readonly Consumption[];
}

/** What stands counted against one limit. */
export interface Standing {
  readonly of: string;
  readonly points: number;
  readonly until: Date;
}

/** What is counted in a message of somebody else. */
export interface Count {
  /** Counts all of it, without parameters; empty where there is nothing to count. */
  readonly sql: string;
  /** @returns of the rows that the statement answers the seconds to wait, or 0 */
  secondsToWait(windows: readonly WrittenWindow[]): number;
}

/**
 * Counts what may be done only so often, in PostgreSQL, so that every process sees the same number. What is counted is
 * counted before it is looked at: tries that arrive together are counted one by one. Whose it is, is kept as a keyed hash
 * only (docs/adr/0050).
 */
@Injectable()
export class RateLimiter {
  private readonly limiters = new Map<string, WindowLimiter>();
  private readonly store: WindowStore;

  constructor(
    private readonly pool: pg.Pool,
    private readonly cipher: PersonCipher,
    private readonly clock: Clock,
  ) {
    this.store = new WindowStore(pool, () => clock.now());
  }

  /**
   * Counts one after the other, and stops at the first limit that is passed: what it stops is not counted further on.
   * @throws {Refusal} of that limit, with the seconds to wait
   */
  async consume(counted: readonly Consumption[]): Promise<void> {
    for (const one of counted) {
      const seconds = await this.secondsToWait(one);
      if (seconds > 0) throw refusalOf(one.limit, seconds);
    }
  }

  /** Counts one, and tells whether it is past its limit, for whoever is not to be told. */
  async isOver(one: Consumption): Promise<boolean> {
    return (await this.secondsToWait(one)) > 0;
  }

  /** What is counted at the moment, and until when; windows that are over are left out. Counts nothing. */
  async standing(consumptions: readonly Consumption[]): Promise<Standing[]> {
    const names = new Map(consumptions.map(({ limit, whose }) => [this.key(limit, whose), limit.of]));
    const { rows } = await this.pool.query<{ key: string; points: number; expire: string }>(
      'select key, points, expire from log.rate_limits where key = any($1) and expire > $2 and points > 0 order by key',
      [[...names.keys()], this.clock.now().getTime()],
    );
    return rows.map(({ key, points, expire }) => ({
      of: names.get(key) ?? '',
      points,
      until: new Date(Number(expire)),
    }));
  }

  /** Takes back what was counted for something that came to nothing, or turned out right. One statement. */
  async reward(counted: readonly Consumption[]): Promise<void> {
    await Promise.all(
      counted.map(({ limit, whose, points = 1 }) => this.of(limit).reward(this.key(limit, whose), points)),
    );
  }

  /**
   * Counts what `work` is about to take, all in one statement, and afterwards what it took: nothing where it failed.
   * @throws {Refusal} of the limit that is passed, and whatever `work` throws
   */
  async within<Answer>(counted: readonly Consumption[], work: () => Promise<Used<Answer>>): Promise<Answer> {
    const passed = await this.passed(counted);
    // guard: no script sells a venue out to nobody
    if (passed) throw refusalOf(passed.limit, passed.seconds);
    let used: Used<Answer> | undefined;
    try {
      used = await work();
      return used.answer;
    } finally {
      // guard: what was refused is not counted against a network
      await this.reward(unused(counted, used?.counted ?? []));
    }
  }

  /** What counts all of them, for a message that goes to the database anyway. It is sent at once, or not at all. */
  counting(counted: readonly Consumption[]): Count {
    if (counted.length === 0) return { sql: '', secondsToWait: () => 0 };
    const now = this.clock.now().getTime();
    const changes = counted.map(({ limit, whose, points = 1 }) => ({
      ...{ key: this.key(limit, whose), points, expire: now + limit.seconds * 1000 },
      most: limit.most,
    }));
    const most = new Map(changes.map((change) => [change.key, change.most]));
    const secondsToWait = (windows: readonly WrittenWindow[]): number =>
      windows.reduce(
        (longest, { key, points, expire }) =>
          points > (most.get(key) ?? 0) ? Math.max(longest, 1, Math.ceil((expire - now) / 1000)) : longest,
        0,
      );
    return { sql: this.store.statementOf(changes), secondsToWait };
  }

  /** The limit that was passed, with the seconds to wait; undefined where all was counted. */
  private async passed(counted: readonly Consumption[]): Promise<{ limit: Limit; seconds: number } | undefined> {
    const waits = await Promise.all(
      counted.map(async (one) => ({ limit: one.limit, seconds: await this.secondsToWait(one) })),
    );
    const passed = waits.find(({ seconds }) => seconds > 0);
    if (passed) await this.reward(counted);
    return passed;
  }

  private async secondsToWait({ limit, whose, points = 1 }: Consumption): Promise<number> {
    try {
      await this.of(limit).consume(this.key(limit, whose), points);
      return 0;
    } catch (passed) {
      if (!(passed instanceof RateLimiterRes)) throw passed;
      return Math.max(1, Math.ceil(passed.msBeforeNext / 1000));
    }
  }

  private key({ of }: Limit, whose: string): string {
    return this.cipher.hash(`${of}\n${whose}`).toString('base64url');
  }

  private of(limit: Limit): WindowLimiter {
    const name = `${limit.most} in ${limit.seconds}`;
    const known = this.limiters.get(name);
    if (known) return known;
    const made = new WindowLimiter(limit, { pool: this.pool, store: this.store, now: () => this.clock.now() });
    this.limiters.set(name, made);
    return made;
  }
}

/** What was counted and then not taken; fewer than none where more was taken. */
const unused = (counted: readonly Consumption[], used: readonly Consumption[]): Consumption[] =>
  counted
    .map((one) => {
      const taken = used.find(({ limit, whose }) => limit === one.limit && whose === one.whose);
      return { ...one, points: (one.points ?? 1) - (taken ? (taken.points ?? 1) : 0) };
    })
    .filter(({ points }) => points !== 0);

const refusalOf = ({ code = 'TOO_MANY_TRIES' }: Limit, retryAfter: number): Refusal =>
  new Refusal(code, { retryAfter, minutes: Math.ceil(retryAfter / 60) });
