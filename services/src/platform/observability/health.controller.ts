import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import pg from 'pg';
import { Public } from '../http/access.js';
import { isDraining } from '../http/lifecycle.js';
import { Refusal } from '../kernel/refusal.js';

/** Milliseconds after which a database that says nothing does not answer. */
const answerWithin = 2_000;
/** Events that nobody but a person can take up again; those that wait behind them are not counted. */
const parked = 'select count(*)::int as "parkedEvents" from log.parked where retry_at is null and tries > 0';

/** What a supervisor and a balancer ask. */
@ApiExcludeController()
@Public()
@Controller()
export class HealthController {
  constructor(private readonly pool: pg.Pool) {}

  /** The process runs; says nothing of what it depends on. */
  @Get('health/live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The process can serve: it is not stopping and PostgreSQL answers. Degraded: events are parked, and somebody has to look. */
  @Get('health/ready')
  async ready(): Promise<{ status: 'ok' } | { status: 'degraded'; parkedEvents: number }> {
    if (isDraining()) throw new Refusal('UNAVAILABLE');
    const { rows } = await this.pool.query<{ parkedEvents: number }>({
      text: parked,
      query_timeout: answerWithin,
    } as never);
    const [{ parkedEvents } = { parkedEvents: 0 }] = rows;
    return parkedEvents === 0 ? { status: 'ok' } : { status: 'degraded', parkedEvents };
  }
}
