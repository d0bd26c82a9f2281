import { Controller, Get, Optional } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import pg from 'pg';
import { Refusal } from '../kernel/refusal.js';
import { Readiness } from '../observability/readiness.js';
import { Public } from './access.js';
import { isDraining } from './lifecycle.js';

/** Milliseconds after which a database that says nothing does not answer. */
const ANSWER_TIMEOUT_MS = 2_000;
/** Events that nobody but a person can take up again; those that wait behind them are not counted. */
const parked = 'select count(*)::int as "parkedEvents" from log.parked where retry_at is null and tries > 0';

interface Ready {
  readonly status: 'ok' | 'degraded';
  /** Where there are any. */
  readonly parkedEvents?: number;
  /** Of the worker. */
  readonly oldestJobSeconds?: number;
}

/** What a supervisor and a balancer ask. */
@ApiExcludeController()
@Public()
@Controller()
export class HealthController {
  constructor(
    private readonly pool: pg.Pool,
    @Optional() private readonly readiness?: Readiness,
  ) {}

  /** The process runs; says nothing of what it depends on. */
  @Get('health/live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /**
   * The process can serve: it is not stopping, and PostgreSQL and what else it needs answers. Degraded: events are parked
   * or jobs wait for too long, and somebody has to look.
   */
  @Get('health/ready')
  async ready(): Promise<Ready> {
    if (isDraining()) throw new Refusal('UNAVAILABLE');
    const [parkedEvents, more] = await Promise.all([this.parkedEvents(), this.readiness?.look()]);
    const status = parkedEvents > 0 || more?.isDegraded ? 'degraded' : 'ok';
    const jobs = more ? { oldestJobSeconds: more.oldestJobSeconds } : {};
    return { status, ...(parkedEvents > 0 ? { parkedEvents } : {}), ...jobs };
  }

  private async parkedEvents(): Promise<number> {
    const question = { text: parked, query_timeout: ANSWER_TIMEOUT_MS };
    const { rows } = await this.pool.query<{ parkedEvents: number }>(question as never);
    return rows[0]?.parkedEvents ?? 0;
  }
}
