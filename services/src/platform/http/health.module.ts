import { type DynamicModule, Module } from '@nestjs/common';
import pg from 'pg';
import { Readiness } from '../observability/readiness.js';
import { HealthController } from './health.controller.js';

/** Health alone, for a process that serves nothing else. */
@Module({})
export class HealthModule {
  static of(pool: pg.Pool, readiness: Readiness): DynamicModule {
    const providers = [
      { provide: pg.Pool, useValue: pool },
      { provide: Readiness, useValue: readiness },
    ];
    return { module: HealthModule, controllers: [HealthController], providers };
  }
}
