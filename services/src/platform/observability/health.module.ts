import { type DynamicModule, Module } from '@nestjs/common';
import pg from 'pg';
import { HealthController } from './health.controller.js';

/** Health alone, for a process that serves nothing else. */
@Module({})
export class HealthModule {
  static of(pool: pg.Pool): DynamicModule {
    return { module: HealthModule, controllers: [HealthController], providers: [{ provide: pg.Pool, useValue: pool }] };
  }
}
