import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import pg from 'pg';
import { Settings } from '../config/settings.js';
import { createPool, databaseOptions } from './database.js';
import { DatabaseTime } from './database-time.js';

/** PostgreSQL: TypeORM for rows, and the pool that the event log writes through. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Settings],
      useFactory: (settings: Settings) => ({
        ...databaseOptions(settings),
        autoLoadEntities: true,
        retryAttempts: 5,
        retryDelay: 500,
      }),
    }),
  ],
  providers: [{ provide: pg.Pool, inject: [Settings], useFactory: createPool }, DatabaseTime],
  exports: [pg.Pool],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(private readonly pool: pg.Pool) {}

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
