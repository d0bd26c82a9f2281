import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import pg from 'pg';
import { Public } from '../http/access.js';
import { isDraining } from '../http/lifecycle.js';
import { Refusal } from '../kernel/refusal.js';
import { metricsText, metricsType } from './metrics.js';

/** Milliseconds after which a database that says nothing does not answer. */
const answerWithin = 2_000;

/** What a supervisor, a balancer and a scraper ask. */
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

  /** The process can serve: it is not stopping and PostgreSQL answers. */
  @Get('health/ready')
  async ready(): Promise<{ status: 'ok' }> {
    if (isDraining()) throw new Refusal('UNAVAILABLE');
    await this.pool.query({ text: 'select 1', query_timeout: answerWithin } as pg.QueryConfig);
    return { status: 'ok' };
  }

  @Get('metrics')
  @Header('Content-Type', metricsType)
  metrics(): Promise<string> {
    return metricsText();
  }
}
