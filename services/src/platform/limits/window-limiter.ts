import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from '../kernel/limit.js';
import type { Window, WindowStore } from './window-store.js';

interface LimiterDependencies {
  readonly pool: pg.Pool;
  readonly store: WindowStore;
  readonly now: () => Date;
}

/**
 * The library's limiter on PostgreSQL, with this house's clock and its way of writing in place of the library's own
 * (docs/adr/0050). Both methods are those that the library's documentation has every store implement.
 */
export class WindowLimiter extends RateLimiterPostgres {
  constructor(
    { most, seconds }: Limit,
    private readonly dependencies: LimiterDependencies,
  ) {
    const table = { schemaName: 'log', tableName: 'rate_limits', tableCreated: true, clearExpiredByTimeout: false };
    super({
      storeClient: dependencies.pool,
      storeType: 'pool',
      keyPrefix: '',
      points: most,
      duration: seconds,
      ...table,
    });
  }

  protected _upsert(key: string, points: number, durationMs: number): Promise<Window> {
    return this.dependencies.store.add({ key, points, expire: this.dependencies.now().getTime() + durationMs });
  }

  protected _getRateLimiterRes(_key: string, _points: number, { points, expire }: Window): RateLimiterRes {
    const left = Math.max(this.points - points, 0);
    return new RateLimiterRes(left, Math.max(expire - this.dependencies.now().getTime(), 0), points);
  }
}
