import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import pg from 'pg';
import { Settings } from '../config/settings.js';
import { tellConnectionsOf } from './connection-figures.js';
import { createPool, driverOn, TABLE_CONNECTIONS } from './database.js';
import { DatabaseTime } from './database-time.js';
import { RoutedPool } from './reads-elsewhere.js';

/** The connections of a process to PostgreSQL, beside those that the event store opens for itself. */
@Module({
  providers: [
    {
      provide: pg.Pool,
      inject: [Settings],
      useFactory: (settings: Settings) => createPool(settings, { max: TABLE_CONNECTIONS }, RoutedPool),
    },
  ],
  exports: [pg.Pool],
})
class PoolModule {}

/**
 * PostgreSQL: statements by hand and those of TypeORM, through one pool (docs/adr/0061). Nest ends global modules last:
 * what still runs while a process ends, such as a job, has its connections.
 */
@Global()
@Module({
  imports: [
    PoolModule,
    TypeOrmModule.forRootAsync({
      imports: [PoolModule],
      inject: [pg.Pool],
      useFactory: (pool: pg.Pool) => ({
        ...{ type: 'postgres', driver: driverOn(pool), synchronize: false, autoLoadEntities: true },
        ...{ retryAttempts: 5, retryDelay: 500 },
      }),
    }),
  ],
  providers: [DatabaseTime],
  exports: [PoolModule],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(private readonly pool: pg.Pool) {
    tellConnectionsOf(pool);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
